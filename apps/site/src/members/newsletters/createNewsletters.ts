import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ApiProblem } from '../../platform/api/apiProblem';
import type { Database } from '../../platform/database/database';
import { composeConfirmationMail, composeWelcomeMail } from '../../platform/mail/composeNewsletterMails';
import type { SendMail } from '../../platform/mail/mail';
import { emailKey } from '../profiles/repository';
import { addressKey } from '../../platform/security/addressKey';
import type { Attempts } from '../../platform/security/attempts';
import { createSigner } from '../../platform/security/createSigner';
import type { Brand } from '../../platform/settings/loadBrand';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { createFormStamps } from './createFormStamps';
import { createSubscribers, type Subscriber } from './createSubscribers';
import { newsletterPaths } from './newsletterPaths';
import { readWanted, type Newsletter, type Wish } from './readWanted';

const LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;
const TOKEN_FORM = /^[\w-]{43}$/;
const UNSUBSCRIBE = 'newsletter unsubscribe';

interface Parts {
  database: Database;
  attempts: Attempts;
  sendMail: SendMail;
  brand: Brand;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
  reportFault(error: unknown): void;
}

/** A wish as it came in, and where from. */
export interface SentWish {
  email: string;
  wish: Wish;
  /** What bots fill in and people do not see. */
  comment: unknown;
  stamp: unknown;
  /** Network address of the caller. */
  address: string;
  /** Where the mail's link leads; without it none is sent, and that is reported. */
  origin: string | undefined;
  /** A form of a page of ours must carry its stamp; other callers of the API know of none. */
  needsStamp: boolean;
}

export type Newsletters = ReturnType<typeof createNewsletters>;

/** Newsletters for anybody: a wish, a mail with a link of one use, and from then on letters until the address leaves. */
export function createNewsletters(parts: Parts) {
  const { database, attempts, sendMail, brand, settings, reportFault } = parts;
  const { query } = database;
  const signer = createSigner(database);
  const stamps = createFormStamps(signer, settings.now);
  const subscribers = createSubscribers(database, settings.now);
  const underWay = new Set<Promise<void>>();

  function workOn(task: () => Promise<void>): void {
    // Not before the answer is on its way: neither its words nor its time tell what is known about the address.
    const work: Promise<void> = setImmediate()
      .then(task)
      .catch(reportFault)
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  /**
   * Takes a wish. What a bot sent is taken and forgotten.
   * @returns false where a person should send the form once more, from a page of today
   * @throws ApiProblem 429
   */
  async function request(sent: SentWish): Promise<boolean> {
    await attempts.count(`newsletter from ${addressKey(sent.address)}`, settings.limits.newsletter);
    const isFilled = sent.comment !== undefined && sent.comment !== null && sent.comment !== '';
    const verdict = await stamps.judge(sent.stamp);
    if (sent.needsStamp && !isFilled && verdict !== 'good' && verdict !== 'too-fast') return false;
    const isBot = isFilled || verdict === 'forged' || verdict === 'too-fast';
    const wanted = readWanted(sent.wish);
    if (!isBot && wanted.length > 0) workOn(() => mailConfirmation(sent, wanted));
    return true;
  }

  async function mailConfirmation({ email, origin }: SentWish, wanted: Newsletter[]): Promise<void> {
    if (!(await mayMail(email))) return;
    if (origin === undefined)
      throw new Error('A newsletter mail was not sent: SITE_ORIGIN must say where its link leads.');
    const token = randomBytes(32).toString('base64url');
    const moment = settings.now();
    await query.deleteFrom('newsletter_requests').where('date_expires', '<=', moment).execute();
    await query
      .insertInto('newsletter_requests')
      .values({
        token_hash: hashToken(token),
        email,
        wanted: wanted.join(','),
        date_expires: moment + LIFETIME_MS,
      })
      .execute();
    const link = `${origin}${newsletterPaths.confirm}?token=${token}`;
    await sendMail(composeConfirmationMail({ brand, to: email, link }));
  }

  /** Nobody can have a stranger's mailbox filled; whoever tries is not told. */
  async function mayMail(email: string): Promise<boolean> {
    try {
      await attempts.count(`newsletter of ${emailKey(email)}`, settings.limits.newsletterByEmail);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem) return false;
      throw error;
    }
  }

  /** Whether `token` would confirm a wish now; asking uses nothing up. */
  async function isGood(token: string): Promise<boolean> {
    if (!TOKEN_FORM.test(token)) return false;
    const row = await query
      .selectFrom('newsletter_requests')
      .select('token_hash')
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', settings.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Confirms a wish, once; false where the token is used, old or made up. */
  async function confirm(order: { token: string; origin: string | undefined }): Promise<boolean> {
    const { token, origin } = order;
    if (!TOKEN_FORM.test(token)) return false;
    const wish = await query
      .deleteFrom('newsletter_requests')
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', settings.now())
      .returning(['email', 'wanted'])
      .executeTakeFirst();
    if (!wish) return false;
    const wanted = wish.wanted.split(',') as Newsletter[];
    const subscriber = await subscribers.add(wish.email, wanted);
    const unsubscribeToken = await signer.sign(UNSUBSCRIBE, String(subscriber.id));
    workOn(() => mailWelcome({ email: subscriber.email, origin, unsubscribeToken }));
    return true;
  }

  async function mailWelcome(order: { email: string; origin: string | undefined; unsubscribeToken: string }) {
    if (order.origin === undefined)
      throw new Error('A newsletter mail was not sent: SITE_ORIGIN must say where its link leads.');
    const link = `${order.origin}${newsletterPaths.unsubscribe}?token=${order.unsubscribeToken}`;
    await sendMail(composeWelcomeMail({ brand, to: order.email, link }));
  }

  /** Whose token it is; `gone` where they have left already, undefined where it is none of ours. */
  async function findByToken(token: string): Promise<Subscriber | 'gone' | undefined> {
    const id = await signer.read(UNSUBSCRIBE, token);
    return id === undefined ? undefined : ((await subscribers.find(Number(id))) ?? 'gone');
  }

  /** Takes the address of the token out; however often. False where the token is none of ours. */
  async function unsubscribe(token: string): Promise<boolean> {
    const subscriber = await findByToken(token);
    if (subscriber && subscriber !== 'gone') await subscribers.remove(subscriber.id);
    return subscriber !== undefined;
  }

  /** Resolves when every mail asked for so far is handed over. */
  async function whenIdle(): Promise<void> {
    await Promise.all(underWay);
  }

  return {
    request,
    isGood,
    confirm,
    findByToken,
    unsubscribe,
    createStamp: stamps.create,
    followMember: subscribers.followMember,
    whenIdle,
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
