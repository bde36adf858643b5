import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IntentQuery } from '../profiles/carryOutIntent';
import { cookieName } from '../../platform/security/cookieName';
import type { Signer } from '../../platform/security/createSigner';
import { isSecure } from '../../platform/security/isSecure';
import { isPressedOnThisSite } from '../../platform/security/navigation';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { intentQuestionPath } from './intentQuestionPath';

const PURPOSE = 'intent';
/** As long as a person may take to log in, sign up or find a password. */
const LIFETIME_SECONDS = 60 * 60;

/** Where a visitor goes once logged in, and what is to be done for them then. */
export interface LogInGoal {
  next: string;
  intent: IntentQuery;
}

type Goal = LogInGoal & { request: FastifyRequest };

export type Intents = ReturnType<typeof createIntents>;

/**
 * Tells what a visitor wants done after the log-in from what a link somewhere else says they want (DOOR-9). The links on
 * our pages are the same for everyone, so an address proves nothing. How the visitor came to the log-in does: what they
 * asked for on this site is remembered in a signed cookie of their browser, and nothing else is done without asking them.
 */
export function createIntents({ signer, settings }: { signer: Signer; settings: IntentSettings }) {
  const { now, secureCookies } = settings;
  const nameFor = (request: FastifyRequest) => cookieName('intent', isSecure(request, secureCookies));
  const cookieOptions = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, secureCookies) }) as const;

  async function isRemembered(request: FastifyRequest, intent: IntentQuery): Promise<boolean> {
    const text = await signer.read(PURPOSE, request.cookies[nameFor(request)] ?? '');
    const [expires, ...words] = text?.split('~') ?? [];
    return Number(expires) > now() && words.join('~') === describe(intent);
  }

  /** The goal as it is where the visitor asked for it here before; else one that leads by the page that asks them. */
  async function confirm({ request, next, intent }: Goal): Promise<LogInGoal> {
    if (!isComplete(intent)) return { next, intent: {} };
    if (await isRemembered(request, intent)) return { next, intent };
    return { next: intentQuestionPath(intent, next), intent: {} };
  }

  return {
    confirm,
    /** The same for a page that a link leads to: pressed on this site it is what the visitor asks for, from now on. */
    async admit({ reply, ...goal }: Goal & { reply: FastifyReply }): Promise<LogInGoal> {
      const { request, next, intent } = goal;
      if (!isComplete(intent) || !isPressedOnThisSite(request, settings)) return confirm(goal);
      const text = `${now() + LIFETIME_SECONDS * 1000}~${describe(intent)}`;
      reply.setCookie(nameFor(request), await signer.sign(PURPOSE, text), {
        ...cookieOptions(request),
        maxAge: LIFETIME_SECONDS,
      });
      return { next, intent };
    },
    /** It is done, so that the same link does not do it once more. */
    forget({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): void {
      if (nameFor(request) in request.cookies) reply.clearCookie(nameFor(request), cookieOptions(request));
    },
  };
}

type IntentSettings = Pick<SiteSettings, 'now' | 'origin' | 'secureCookies'>;

/** Whether it says what is to be done to what. */
const isComplete = ({ post_authenticate_action: action, object_id: id }: IntentQuery) =>
  action !== undefined && id !== undefined;

const describe = ({ post_authenticate_action: action, object_id: id, rating }: IntentQuery) =>
  [action, id, rating ?? ''].join('~');
