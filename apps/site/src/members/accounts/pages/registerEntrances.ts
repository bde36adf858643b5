import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { AccountPageContext } from './AccountPageContext';
import { answerForm } from './answerForm';
import { leadOn } from '../../../pages/forms/leadOn';
import { createLogInForm, createSignUpForm, type Errand } from './createEntranceForms';
import { SIGN_UP } from './formAddresses';
import { readCodedFaults } from './readCodedFaults';
import { readErrand, writeErrand } from './readErrand';
import { refuseDifferent } from './refuseDifferent';
import { sendForm } from './sendForm';

type Query = Record<string, unknown>;
const { body } = profilesRoutes.logIn;

/**
 * Log-in and sign-up; `next` and what the visitor was about to do travel along in hidden fields. What they did not ask for
 * on this site is not done but asked (DOOR-9).
 */
export function registerEntrances(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, devices, entrance, facebookLogIn, intents, linkExternalIdentity } = services;
  const logInForm = (errand: Errand) => createLogInForm(paths, errand, facebookLogIn !== undefined);
  const signUpForm = (errand: Errand) => createSignUpForm(paths, errand);

  for (const path of [paths.login, SIGN_UP]) {
    app.get<{ Querystring: Query }>(path, async (request, reply) => {
      const { query } = request;
      const asked = readErrand(query);
      const errand = writeErrand(await intents.admit({ ...asked, request, reply }));
      const form = path === SIGN_UP || query.form === 'sign-up' ? signUpForm(errand) : logInForm(errand);
      /** The page is the same for everyone, so that another page may lead here and say why, by a code. */
      const faults = readCodedFaults(query.error, form.fields);
      // What becomes of an intent depends on who asks for it and from where.
      const isPrivate = asked.intent.post_authenticate_action !== undefined;
      return sendForm(context, reply, { form, faults: faults && { ...faults, status: 200 }, isPrivate });
    });
  }
  app.get(`${paths.login}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));
  app.get(`${SIGN_UP}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));

  app.post(paths.login, async (request, reply) => {
    const goal = await intents.confirm({ ...readErrand(request.body), request });
    const { next, intent } = goal;
    const form = logInForm(writeErrand(goal));
    return answerForm(context, {
      ...{ request, reply, form, body },
      async act(input) {
        const attempt = { ...input, address: request.ip, devices: devices.read(request) };
        const profile = await accounts.logIn(attempt);
        await entrance.letInByPage({ profile, intent, request, reply });
        await linkExternalIdentity(request, profile);
        intents.forget({ request, reply });
        return leadOn(reply, next);
      },
    });
  });

  app.post(SIGN_UP, async (request, reply) => {
    const goal = await intents.confirm({ ...readErrand(request.body), request });
    const { next, intent } = goal;
    const form = signUpForm(writeErrand(goal));
    return answerForm(context, {
      ...{ request, reply, form, body },
      async act(input) {
        refuseDifferent(request.body, { first: 'password', second: 'password_again' });
        const profile = await accounts.register({ ...input, address: request.ip });
        await entrance.letInByPage({ profile, intent, request, reply, isExpected: true });
        intents.forget({ request, reply });
        return leadOn(reply, paths.onboarding(next === '/' ? undefined : next));
      },
    });
  });
}

function withoutSlash({ url }: FastifyRequest): string {
  return url.replace(/\/(?=\?|$)/, '');
}
