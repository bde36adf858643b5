import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { HttpError } from '../../platform/api/HttpError';
import type { Database } from '../../platform/database/Database';
import { composeConfirmationMail, composeWelcomeMail } from '../../platform/mail/composeNewsletterMails';
import type { SendMail } from '../../platform/mail/Mail';
import { toEmailKey } from '../profiles/repository';
import { getAddressKey } from '../../platform/security/getAddressKey';
import type { RateLimiter } from '../../platform/security/createRateLimiter';
import { createSigner } from '../../platform/security/createSigner';
import type { MailBrand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { createFormStamps } from './createFormStamps';
import { createSubscribers, type Subscriber } from './createSubscribers';
import { createNewsletterPaths } from './newsletterPaths';
import { selectNewsletters, type Newsletter, type NewsletterSelection } from './selectNewsletters';

const TOKEN_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;
const TOKEN_PATTERN = /^[\w-]{43}$/;
const UNSUBSCRIBE_PURPOSE = 'newsletter unsubscribe';

interface NewslettersOptions {
  database: Database;
  rateLimiter: RateLimiter;
  sendMail: SendMail;
  brand: MailBrand;
  settings: Pick<SiteSettings, 'limits' | 'now' | 'publicPrefix'>;
  reportError(error: unknown): void;
}

/** A sign-up for newsletters, and where it came from. */
export interface SubscriptionRequest {
  email: string;
  selection: NewsletterSelection;
  /** The honeypot field: filled in by bots; people do not see it. */
  comment: unknown;
  stamp: unknown;
  /** Network address of the client. */
  ipAddress: string;
  /** The origin of the mail's link; without one no mail is sent, and an error is reported. */
  origin: string | undefined;
  /** A form of this site's pages must send its stamp; other clients of the API have none. */
  needsStamp: boolean;
}

export type Newsletters = ReturnType<typeof createNewsletters>;

/**
 * Newsletters for everyone: a sign-up, a mail with a single-use link, and from then on newsletters until the address
 * unsubscribes.
 */
export function createNewsletters(options: NewslettersOptions) {
  const { database, rateLimiter, sendMail, brand, settings, reportError } = options;
  const { query } = database;
  const signer = createSigner(database);
  const newsletterPaths = createNewsletterPaths(settings.publicPrefix);
  const stamps = createFormStamps(signer, settings.now);
  const subscribers = createSubscribers(database, settings.now);
  const pendingMails = new Set<Promise<void>>();

  function runInBackground(task: () => Promise<void>): void {
    // Only after the response: neither its text nor its timing reveals what is known about the address.
    const run: Promise<void> = setImmediate()
      .then(task)
      .catch(reportError)
      .finally(() => pendingMails.delete(run));
    pendingMails.add(run);
  }

  /**
   * Accepts a sign-up. One from a bot is accepted and ignored.
   * @returns false if a person should send the form again, from a current page
   * @throws HttpError 429
   */
  async function request(subscription: SubscriptionRequest): Promise<boolean> {
    await rateLimiter.consume(
      `newsletter from ${getAddressKey(subscription.ipAddress)}`,
      settings.limits.newsletter,
    );
    const isHoneypotFilled =
      subscription.comment !== undefined && subscription.comment !== null && subscription.comment !== '';
    const stampStatus = await stamps.verify(subscription.stamp);
    if (subscription.needsStamp && !isHoneypotFilled && stampStatus !== 'good' && stampStatus !== 'too-fast')
      return false;
    const isBot = isHoneypotFilled || stampStatus === 'forged' || stampStatus === 'too-fast';
    const selected = selectNewsletters(subscription.selection);
    if (!isBot && selected.length > 0) runInBackground(() => sendConfirmationMail(subscription, selected));
    return true;
  }

  async function sendConfirmationMail(
    { email, origin }: SubscriptionRequest,
    selected: Newsletter[],
  ): Promise<void> {
    if (!(await isMailAllowed(email))) return;
    if (origin === undefined)
      throw new Error('A newsletter mail was not sent: SITE_ORIGIN must say where its link leads.');
    const token = randomBytes(32).toString('base64url');
    const now = settings.now();
    await query.deleteFrom('newsletter_requests').where('date_expires', '<=', now).execute();
    await query
      .insertInto('newsletter_requests')
      .values({
        token_hash: hashToken(token),
        email,
        wanted: selected.join(','),
        date_expires: now + TOKEN_LIFETIME_MS,
      })
      .execute();
    const link = `${origin}${newsletterPaths.confirm}?token=${token}`;
    await sendMail(composeConfirmationMail({ brand, to: email, link }));
  }

  /** Limits the mails to a stranger's address; the sender is not informed. */
  async function isMailAllowed(email: string): Promise<boolean> {
    try {
      await rateLimiter.consume(`newsletter of ${toEmailKey(email)}`, settings.limits.newsletterByEmail);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  }

  /** Whether `token` could confirm a sign-up now; checking does not use it up. */
  async function isValid(token: string): Promise<boolean> {
    if (!TOKEN_PATTERN.test(token)) return false;
    const row = await query
      .selectFrom('newsletter_requests')
      .select('token_hash')
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', settings.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Confirms a sign-up, once; false if the token is used, expired or forged. */
  async function confirm(input: { token: string; origin: string | undefined }): Promise<boolean> {
    const { token, origin } = input;
    if (!TOKEN_PATTERN.test(token)) return false;
    const pendingRequest = await query
      .deleteFrom('newsletter_requests')
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', settings.now())
      .returning(['email', 'wanted'])
      .executeTakeFirst();
    if (!pendingRequest) return false;
    const selected = pendingRequest.wanted.split(',') as Newsletter[];
    const subscriber = await subscribers.add(pendingRequest.email, selected);
    const unsubscribeToken = await signer.sign(UNSUBSCRIBE_PURPOSE, String(subscriber.id));
    runInBackground(() => sendWelcomeMail({ email: subscriber.email, origin, unsubscribeToken }));
    return true;
  }

  async function sendWelcomeMail(input: {
    email: string;
    origin: string | undefined;
    unsubscribeToken: string;
  }) {
    if (input.origin === undefined)
      throw new Error('A newsletter mail was not sent: SITE_ORIGIN must say where its link leads.');
    const link = `${input.origin}${newsletterPaths.unsubscribe}?token=${input.unsubscribeToken}`;
    await sendMail(composeWelcomeMail({ brand, to: input.email, link }));
  }

  /** The subscriber of a token; `gone` if they have already unsubscribed, undefined if the token is invalid. */
  async function findByToken(token: string): Promise<Subscriber | 'gone' | undefined> {
    const id = await signer.verify(UNSUBSCRIBE_PURPOSE, token);
    return id === undefined ? undefined : ((await subscribers.find(Number(id))) ?? 'gone');
  }

  /** Unsubscribes the address of the token; can be repeated. False if the token is invalid. */
  async function unsubscribe(token: string): Promise<boolean> {
    const subscriber = await findByToken(token);
    if (subscriber && subscriber !== 'gone') await subscribers.remove(subscriber.id);
    return subscriber !== undefined;
  }

  /** Resolves when all mails so far are sent. */
  async function whenIdle(): Promise<void> {
    await Promise.all(pendingMails);
  }

  return {
    request,
    isValid,
    confirm,
    findByToken,
    unsubscribe,
    createStamp: stamps.create,
    syncFromProfile: subscribers.syncFromProfile,
    whenIdle,
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
