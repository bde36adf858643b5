import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import type { FormErrorCode } from '../accounts/formErrorMessages';
import { HttpError } from '../../platform/api/HttpError';
import { isNavigation, isPrefetch } from '../../platform/security/navigation';
import { getRequestOrigin } from '../../platform/security/getSiteOrigin';
import type { IdentityMatch } from './createExternalIdentities';
import { readIntent, type ExternalLogInTarget } from './createOAuthStates';
import { ProviderError } from './ProviderError';
import type { BrowserSecrets } from './createBrowserSecrets';
import type { SignInService } from '../accounts/createSignInService';
import type { FacebookLogIn } from './createFacebookLogIn';
import type { IntentVerifier } from '../accounts/createIntentVerifier';
import type { SiteSettings } from '../../platform/settings/SiteSettings';

interface FacebookLogInContext {
  browserSecrets: BrowserSecrets;
  signInService: SignInService;
  facebookLogIn: FacebookLogIn | undefined;
  intentVerifier: IntentVerifier;
  settings: SiteSettings;
}

const CALLBACK_PATH = '/profiles/facebook-callback/';
const DEFAULT_TARGET: ExternalLogInTarget = { next: '/', intent: {} };

/** `/profiles/facebook-login/?next={path}` and the URL that Facebook redirects the visitor back to (AUTH-14). */
export function registerFacebookLogIn(app: FastifyInstance, services: FacebookLogInContext): void {
  const { settings, browserSecrets, facebookLogIn, signInService, intentVerifier } = services;

  for (const path of ['/profiles/facebook-login', '/profiles/facebook-login/']) {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      setPrivateHeaders(reply);
      if (isPrefetch(request) || !isNavigation(request)) return reply.code(204).send();
      const query = request.query as Record<string, unknown>;
      const requestedTarget = { next: ownPathOr(query.next, '/'), intent: readIntent(query) };
      const target = await intentVerifier.rememberAndVerify({ ...requestedTarget, request, reply });
      const redirectUri = findRedirectUri(request);
      if (!facebookLogIn) return redirectToLogIn(reply, 'facebook-off', target);
      const secret = browserSecrets.getOrCreate({ request, reply });
      return reply.redirect(await facebookLogIn.begin(target, { secret, redirectUri }), 303);
    });
  }

  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    setPrivateHeaders(reply);
    const query = new URL(request.url, 'http://own.invalid').searchParams;
    const browserSecret = browserSecrets.read(request);
    const redirectUri = findRedirectUri(request);
    if (!facebookLogIn) return redirectToLogIn(reply, 'facebook-off', DEFAULT_TARGET);
    const target = browserSecret && (await facebookLogIn.takeTarget({ query, browserSecret }));
    if (!target) return redirectToLogIn(reply, 'facebook-expired', DEFAULT_TARGET);
    try {
      const callback = { query, browserSecret, redirectUri, ipAddress: request.ip };
      return await completeLogIn({
        match: await facebookLogIn.matchIdentity(callback),
        target,
        request,
        reply,
      });
    } catch (error) {
      return redirectToLogIn(reply, findErrorCode(error, request), target);
    }
  });

  async function completeLogIn({ match, target, request, reply }: CompleteLogInInput) {
    if (match.kind === 'taken') return redirectToLogIn(reply, 'facebook-link', target);
    if (match.kind === 'moved') return redirectToLogIn(reply, 'facebook-moved', target);
    if (match.kind === 'no-email') return redirectToLogIn(reply, 'facebook-no-email', target);
    const { profile } = match;
    const skipsDeviceNotice = match.kind === 'new-member';
    await signInService.signInFromForm({ profile, intent: target.intent, request, reply, skipsDeviceNotice });
    intentVerifier.clear({ request, reply });
    return reply.redirect(
      withEmptyFragment(match.kind === 'member' ? target.next : createOnboardingPath(target.next)),
      303,
    );
  }

  const findRedirectUri = (request: FastifyRequest) => getRequestOrigin(request, settings) + CALLBACK_PATH;
}

interface CompleteLogInInput {
  match: IdentityMatch;
  target: ExternalLogInTarget;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The URLs contain a code and a state: they must not be cached or sent as referrer. */
function setPrivateHeaders(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}

function redirectToLogIn(reply: FastifyReply, errorCode: FormErrorCode, target: ExternalLogInTarget) {
  return reply.redirect(withEmptyFragment(createLogInErrorPath(errorCode, target)), 303);
}

function findErrorCode(error: unknown, request: FastifyRequest): FormErrorCode {
  if (error instanceof HttpError) return error.status === 429 ? 'throttled' : 'facebook-expired';
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'denied') return 'facebook-denied';
  request.log.error({ err: error }, 'a log-in with Facebook failed');
  return 'facebook-failed';
}

function createOnboardingPath(next: string): string {
  return next === '/' ? '/accounts/onboarding' : `/accounts/onboarding?next=${encodeURIComponent(next)}`;
}

/**
 * Facebook appends `#_=_` to the URL it redirects to; a browser keeps that unless the next redirect has a fragment of
 * its own.
 */
function withEmptyFragment(address: string): string {
  return address.includes('#') ? address : `${address}#`;
}

/** The log-in page with an error and the original intent, so that a log-in by password can perform it. */
function createLogInErrorPath(errorCode: FormErrorCode, { next, intent }: ExternalLogInTarget): string {
  const parameters = new URLSearchParams({ error: errorCode });
  // Without an email there is no account to log in to: the sign-up form is shown instead.
  if (errorCode === 'facebook-no-email') parameters.set('form', 'sign-up');
  if (next !== '/') parameters.set('next', next);
  for (const [name, value] of Object.entries(intent))
    if (value !== undefined) parameters.set(name, String(value));
  return `/accounts/login?${parameters}`;
}
