import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { PageContext } from '../PageContext';
import { answerForm, leadOn } from './answerForm';
import { createLogInForm, createSignUpForm, type Errand } from './createEntranceForms';
import { SIGN_UP } from './formAddresses';
import { readCodedFaults } from './readCodedFaults';
import { readErrand } from './readErrand';
import { refuseDifferent } from './refuseDifferent';
import { sendForm } from './sendForm';

type Query = Record<string, unknown>;
const { body } = profilesRoutes.logIn;

/** Log-in and sign-up; `next` and what the visitor was about to do travel along in hidden fields. */
export function registerEntrances(app: FastifyInstance, context: PageContext): void {
  const { paths, services } = context;
  const { accounts, devices, entrance, facebookLogIn, linkExternalIdentity } = services;
  const logInForm = (errand: Errand) => createLogInForm(paths, errand, facebookLogIn !== undefined);
  const signUpForm = (errand: Errand) => createSignUpForm(paths, errand);

  app.get<{ Querystring: Query }>(paths.login, ({ query }, reply) => {
    const form = query.form === 'sign-up' ? signUpForm : logInForm;
    return show(reply, form(readErrand(query).errand), query);
  });
  app.get<{ Querystring: Query }>(SIGN_UP, ({ query }, reply) =>
    show(reply, signUpForm(readErrand(query).errand), query),
  );
  app.get(`${paths.login}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));
  app.get(`${SIGN_UP}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));

  /** The page is the same for everyone, so that another page may lead here and say why, by a code. */
  function show(reply: FastifyReply, form: ReturnType<typeof logInForm>, query: Query) {
    const faults = readCodedFaults(query.error, form.fields);
    return sendForm(context, reply, { form, faults: faults && { ...faults, status: 200 } });
  }

  app.post(paths.login, (request, reply) => {
    const { errand, next, intent } = readErrand(request.body);
    const form = logInForm(errand);
    return answerForm(context, {
      ...{ request, reply, form, body },
      async act(input) {
        const attempt = { ...input, address: request.ip, devices: devices.read(request) };
        const profile = await accounts.logIn(attempt);
        await entrance.letInByPage({ profile, intent, request, reply });
        await linkExternalIdentity(request, profile);
        return leadOn(reply, next);
      },
    });
  });

  app.post(SIGN_UP, (request, reply) => {
    const { errand, next, intent } = readErrand(request.body);
    const form = signUpForm(errand);
    return answerForm(context, {
      ...{ request, reply, form, body },
      async act(input) {
        refuseDifferent(request.body, { first: 'password', second: 'password_again' });
        const profile = await accounts.register({ ...input, address: request.ip });
        await entrance.letInByPage({ profile, intent, request, reply, isExpected: true });
        return leadOn(reply, paths.onboarding(next === '/' ? undefined : next));
      },
    });
  });
}

function withoutSlash({ url }: FastifyRequest): string {
  return url.replace(/\/(?=\?|$)/, '');
}
