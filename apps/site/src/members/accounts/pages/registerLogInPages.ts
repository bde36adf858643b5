import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import type { AccountPageContext } from './AccountPageContext';
import { handleForm } from './handleForm';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { createLogInForm, createSignUpForm, type HiddenFields } from './logInForms';
import { SIGN_UP_PATH } from './formPaths';
import { findErrorsByCode } from './findErrorsByCode';
import { readPostLoginTarget, toHiddenFields } from './readPostLoginTarget';
import { assertSamePasswords } from './assertSamePasswords';
import { sendForm } from './sendForm';

type Query = Record<string, unknown>;
const { body } = profilesRoutes.logIn;

/**
 * Log-in and sign-up; `next` and the intent are passed on in hidden fields. An intent that does not come from this site
 * is not performed but has to be confirmed (DOOR-9).
 */
export function registerLogInPages(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { accounts, devices, signInService, facebookLogIn, intentVerifier, linkExternalIdentity } = services;
  const logInForm = (hiddenFields: HiddenFields) =>
    createLogInForm(paths, hiddenFields, facebookLogIn !== undefined);
  const signUpForm = (hiddenFields: HiddenFields) => createSignUpForm(paths, hiddenFields);

  for (const path of [paths.login, SIGN_UP_PATH]) {
    app.get<{ Querystring: Query }>(path, async (request, reply) => {
      const { query } = request;
      const requestedTarget = readPostLoginTarget(query);
      const hiddenFields = toHiddenFields(
        await intentVerifier.rememberAndVerify({ ...requestedTarget, request, reply }),
      );
      const form =
        path === SIGN_UP_PATH || query.form === 'sign-up'
          ? signUpForm(hiddenFields)
          : logInForm(hiddenFields);
      // The page is the same for everyone, so another page can redirect here with an error code.
      const errors = findErrorsByCode(query.error, form.fields);
      // The result for an intent depends on who sends it and from where.
      const isPrivate = requestedTarget.intent.post_authenticate_action !== undefined;
      return sendForm(context, reply, { form, errors: errors && { ...errors, status: 200 }, isPrivate });
    });
  }
  app.get(`${paths.login}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));
  app.get(`${SIGN_UP_PATH}/`, (request, reply) => reply.redirect(withoutSlash(request), 301));

  app.post(paths.login, async (request, reply) => {
    const target = await intentVerifier.verify({ ...readPostLoginTarget(request.body), request });
    const { next, intent } = target;
    const form = logInForm(toHiddenFields(target));
    return handleForm(context, {
      ...{ request, reply, form, body },
      async onValid(input) {
        const credentials = { ...input, ipAddress: request.ip, devices: devices.read(request) };
        const profile = await accounts.logIn(credentials);
        await signInService.signInFromForm({ profile, intent, request, reply });
        await linkExternalIdentity(request, profile);
        intentVerifier.clear({ request, reply });
        return redirectAfterForm(reply, next);
      },
    });
  });

  app.post(SIGN_UP_PATH, async (request, reply) => {
    const target = await intentVerifier.verify({ ...readPostLoginTarget(request.body), request });
    const { next, intent } = target;
    const form = signUpForm(toHiddenFields(target));
    return handleForm(context, {
      ...{ request, reply, form, body },
      async onValid(input) {
        assertSamePasswords(request.body, { first: 'password', second: 'password_again' });
        const profile = await accounts.register({ ...input, ipAddress: request.ip });
        await signInService.signInFromForm({ profile, intent, request, reply, skipsDeviceNotice: true });
        intentVerifier.clear({ request, reply });
        return redirectAfterForm(reply, paths.onboarding(next === '/' ? undefined : next));
      },
    });
  });
}

function withoutSlash({ url }: FastifyRequest): string {
  return url.replace(/\/(?=\?|$)/, '');
}
