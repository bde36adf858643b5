import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IntentQuery } from '../profiles/performIntent';
import { getCookieName } from '../../platform/security/getCookieName';
import type { Signer } from '../../platform/security/createSigner';
import { shouldUseSecureCookies } from '../../platform/security/shouldUseSecureCookies';
import { isSameOriginNavigation } from '../../platform/security/navigation';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { createConfirmIntentPath } from './createConfirmIntentPath';

const PURPOSE = 'intent';
/** As long as a visitor may take to log in, sign up or reset a password. */
const LIFETIME_SECONDS = 60 * 60;

/** Where a visitor goes once logged in, and the intent that is performed for them then. */
export interface PostLoginTarget {
  next: string;
  intent: IntentQuery;
}

type VerifyIntentInput = PostLoginTarget & { request: FastifyRequest };

export type IntentVerifier = ReturnType<typeof createIntentVerifier>;

/**
 * Distinguishes what a visitor asked for on this site from what a link elsewhere claims they want (DOOR-9). The links
 * on our pages are the same for everyone, so a URL proves nothing. How the visitor came to the log-in does: an intent
 * from this site is remembered in a signed cookie of their browser, and any other intent has to be confirmed.
 */
export function createIntentVerifier({
  signer,
  settings,
}: {
  signer: Signer;
  settings: IntentVerifierSettings;
}) {
  const { now, secureCookies } = settings;
  const nameFor = (request: FastifyRequest) =>
    getCookieName('intent', shouldUseSecureCookies(request, secureCookies));
  const cookieOptions = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: shouldUseSecureCookies(request, secureCookies),
    }) as const;

  async function isRemembered(request: FastifyRequest, intent: IntentQuery): Promise<boolean> {
    const text = await signer.verify(PURPOSE, request.cookies[nameFor(request)] ?? '');
    const [expires, ...intentParts] = text?.split('~') ?? [];
    return Number(expires) > now() && intentParts.join('~') === serializeIntent(intent);
  }

  /**
   * Returns the target unchanged where the intent was remembered; otherwise one that leads to the confirmation page.
   */
  async function verify({ request, next, intent }: VerifyIntentInput): Promise<PostLoginTarget> {
    if (!isCompleteIntent(intent)) return { next, intent: {} };
    if (await isRemembered(request, intent)) return { next, intent };
    return { next: createConfirmIntentPath(intent, next, settings.publicPrefix), intent: {} };
  }

  return {
    verify,
    /** The same for a page that a link leads to: an intent from a link on this site is remembered from now on. */
    async rememberAndVerify({
      reply,
      ...target
    }: VerifyIntentInput & { reply: FastifyReply }): Promise<PostLoginTarget> {
      const { request, next, intent } = target;
      if (!isCompleteIntent(intent) || !isSameOriginNavigation(request, settings)) return verify(target);
      const text = `${now() + LIFETIME_SECONDS * 1000}~${serializeIntent(intent)}`;
      reply.setCookie(nameFor(request), await signer.sign(PURPOSE, text), {
        ...cookieOptions(request),
        maxAge: LIFETIME_SECONDS,
      });
      return { next, intent };
    },
    /** The intent was performed: the same link must not perform it again. */
    clear({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): void {
      if (nameFor(request) in request.cookies) reply.clearCookie(nameFor(request), cookieOptions(request));
    },
  };
}

type IntentVerifierSettings = Pick<SiteSettings, 'now' | 'origin' | 'publicPrefix' | 'secureCookies'>;

/** Whether it has an action and an object. */
const isCompleteIntent = ({ post_authenticate_action: action, object_id: id }: IntentQuery) =>
  action !== undefined && id !== undefined;

const serializeIntent = ({ post_authenticate_action: action, object_id: id, rating }: IntentQuery) =>
  [action, id, rating ?? ''].join('~');
