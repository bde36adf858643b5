import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../api/apiProblem';
import type { ProfileRow } from '../database/tables';
import { carryOutIntent } from '../profiles/carryOutIntent';
import type { Services } from '../services/createServices';
import type { Attempt } from './createAccounts';
import type { FormFault } from './formFaults';
import { readCredentials } from './readCredentials';

interface AccountForm {
  path: string;
  /** Where the form stands, and shows what was wrong. */
  page: string;
  enter(attempt: Attempt): Promise<ProfileRow>;
  /** Where a success without `next` leads. */
  welcome: string;
}

/** Log-in and sign-up for browsers without JavaScript: plain forms, answered with a redirect. */
export function registerForms(app: FastifyInstance, { accounts, sessions, favourites }: Services): void {
  const forms: AccountForm[] = [
    { path: '/accounts/login', page: '/accounts/login', enter: accounts.logIn, welcome: '/' },
    {
      path: '/accounts/sign-up',
      page: '/accounts/login?form=sign-up',
      enter: accounts.register,
      welcome: '/accounts/onboarding',
    },
  ];
  for (const form of forms) app.post(form.path, (request, reply) => answer(form, { request, reply }));

  async function answer(
    form: AccountForm,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    reply.header('cache-control', 'private, no-store');
    const { credentials, intent, next, fault } = readCredentials(request.body);
    if (!credentials) return reply.redirect(addressOf(form.page, { error: fault, next }), 303);
    try {
      const profile = await form.enter({ ...credentials, address: request.ip });
      await sessions.start({ profileId: profile.id, request, reply });
      await carryOutIntent({ profileId: profile.id, intent, favourites });
      return reply.redirect(next === '/' ? form.welcome : next, 303);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return reply.redirect(addressOf(form.page, { error: faultOf(error), next }), 303);
    }
  }
}

function faultOf({ status, body }: ApiProblem): FormFault {
  if (status === 429) return 'throttled';
  if ('email' in body) return 'taken';
  return 'password' in body ? 'password' : 'credentials';
}

function addressOf(page: string, { error, next }: { error: FormFault | undefined; next: string }): string {
  const parameters = new URLSearchParams({ ...(error && { error }), ...(next !== '/' && { next }) });
  const separator = page.includes('?') ? '&' : '?';
  return parameters.size > 0 ? `${page}${separator}${parameters}` : page;
}
