import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import type { FormFault } from '../accounts/formFaults';
import { ApiProblem } from '../../platform/api/apiProblem';
import { isNavigation, isPrefetch } from '../../platform/security/navigation';
import { visitedOrigin } from '../../platform/security/siteOrigin';
import type { Entry } from './createExternalIdentities';
import { readIntent, type Errand } from './createLogInStates';
import { logInPage } from './logInPage';
import { ProviderFault } from './ProviderFault';
import type { BrowserSecrets } from './createBrowserSecrets';
import type { Entrance } from '../accounts/createEntrance';
import type { FacebookLogIn } from './createFacebookLogIn';
import type { Intents } from '../accounts/createIntents';
import type { SiteSettings } from '../../platform/settings/siteSettings';

interface FacebookLogInParts {
  browserSecrets: BrowserSecrets;
  entrance: Entrance;
  facebookLogIn: FacebookLogIn | undefined;
  intents: Intents;
  settings: SiteSettings;
}

const CALLBACK = '/profiles/facebook-callback/';
const NOBODYS_ERRAND: Errand = { next: '/', intent: {} };

/** `/profiles/facebook-login/?next={path}` and the address that Facebook sends the visitor back to (AUTH-14). */
export function registerFacebookLogIn(app: FastifyInstance, services: FacebookLogInParts): void {
  const { settings, browserSecrets, facebookLogIn, entrance, intents } = services;

  for (const path of ['/profiles/facebook-login', '/profiles/facebook-login/']) {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      keepPrivate(reply);
      if (isPrefetch(request) || !isNavigation(request)) return reply.code(204).send();
      const query = request.query as Record<string, unknown>;
      const asked = { next: ownPathOr(query.next, '/'), intent: readIntent(query) };
      const errand = await intents.admit({ ...asked, request, reply });
      const redirectUri = findRedirectUri(request);
      if (!facebookLogIn) return sendBack(reply, 'facebook-off', errand);
      const secret = browserSecrets.give({ request, reply });
      return reply.redirect(await facebookLogIn.begin(errand, { secret, redirectUri }), 303);
    });
  }

  app.get(CALLBACK, { exposeHeadRoute: false }, async (request, reply) => {
    keepPrivate(reply);
    const query = new URL(request.url, 'http://own.invalid').searchParams;
    const browserSecret = browserSecrets.read(request);
    const redirectUri = findRedirectUri(request);
    if (!facebookLogIn) return sendBack(reply, 'facebook-off', NOBODYS_ERRAND);
    const errand = browserSecret && (await facebookLogIn.takeErrand({ query, browserSecret }));
    if (!errand) return sendBack(reply, 'facebook-expired', NOBODYS_ERRAND);
    try {
      const answer = { query, browserSecret, redirectUri, address: request.ip };
      return await welcome({ entry: await facebookLogIn.findEntry(answer), errand, request, reply });
    } catch (error) {
      return sendBack(reply, faultOf(error, request), errand);
    }
  });

  async function welcome({ entry, errand, request, reply }: Arrival) {
    if (entry.kind === 'taken') return sendBack(reply, 'facebook-link', errand);
    if (entry.kind === 'moved') return sendBack(reply, 'facebook-moved', errand);
    if (entry.kind === 'no-email') return sendBack(reply, 'facebook-no-email', errand);
    const { profile } = entry;
    const isExpected = entry.kind === 'new-member';
    await entrance.letInByPage({ profile, intent: errand.intent, request, reply, isExpected });
    intents.forget({ request, reply });
    return reply.redirect(endFragment(entry.kind === 'member' ? errand.next : onboarding(errand.next)), 303);
  }

  const findRedirectUri = (request: FastifyRequest) => visitedOrigin(request, settings) + CALLBACK;
}

interface Arrival {
  entry: Entry;
  errand: Errand;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The addresses hold a code and a state: no cache, and no referrer that carries them on. */
function keepPrivate(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}

function sendBack(reply: FastifyReply, fault: FormFault, errand: Errand) {
  return reply.redirect(endFragment(logInPage(fault, errand)), 303);
}

function faultOf(error: unknown, request: FastifyRequest): FormFault {
  if (error instanceof ApiProblem) return error.status === 429 ? 'throttled' : 'facebook-expired';
  if (!(error instanceof ProviderFault)) throw error;
  if (error.kind === 'denied') return 'facebook-denied';
  request.log.error({ err: error }, 'a log-in with Facebook failed');
  return 'facebook-failed';
}

function onboarding(next: string): string {
  return next === '/' ? '/accounts/onboarding' : `/accounts/onboarding?next=${encodeURIComponent(next)}`;
}

/** Facebook hangs `#_=_` on the address it leads back to; a browser keeps that unless told of another fragment. */
function endFragment(address: string): string {
  return address.includes('#') ? address : `${address}#`;
}
