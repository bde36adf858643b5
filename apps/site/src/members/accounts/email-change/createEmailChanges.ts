import { createFieldProblem } from '../../../platform/api/apiProblem';
import type { Database } from '../../../platform/database/database';
import type { ProfileRow } from '../../../platform/database/tables';
import { findReservation } from '../../profiles/findReservation';
import { emailKey, type ProfileRepository } from '../../profiles/repository';
import { addressKey } from '../../../platform/security/addressKey';
import type { Attempts } from '../../../platform/security/attempts';
import type { Passwords } from '../../../platform/security/createPasswords';
import { createMailToken, hashMailToken, isMailToken } from '../../../platform/security/mailToken';
import type { SiteSettings } from '../../../platform/settings/siteSettings';
import { holdProfile } from '../../../platform/sessions/holdProfile';
import { addTakeBack } from './addTakeBack';
import type { EmailChangeMails } from './createEmailChangeMails';
import { moveEmail } from './moveEmail';

/** How long the link in a mail to the present or to the new address is good. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Sign-up has to say so; hence its limit. */
export const EMAIL_TAKEN = { email: ['This email is already in use.'] };
const PASSWORD_MISSING = { current_password: ['Type your current password to change the email.'] };
const PASSWORD_WRONG = { current_password: ['The current password is not right.'] };

interface Parts {
  database: Database;
  profiles: ProfileRepository;
  passwords: Passwords;
  attempts: Attempts;
  mails: EmailChangeMails;
  settings: Pick<SiteSettings, 'limits' | 'now'>;
}

interface Wanted {
  profile: ProfileRow;
  email: string;
  currentPassword: string | undefined;
  /** Network address of the caller. */
  address: string;
  /** Where the links of mails lead. */
  origin: string | undefined;
}

/** What pressing a mail's button did: `taken` where another account got the address meanwhile. */
export type FollowedChange = { done: 'approved' | 'changed'; email: string } | { done: 'taken' | 'useless' };

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/** Another email: it waits until its mailbox has confirmed it, and the present one stays everywhere (DOOR-1). */
export function createEmailChanges({ database, profiles, passwords, attempts, mails, settings }: Parts) {
  const { query, engine } = database;
  const { limits, now } = settings;

  /**
   * Begins a change, in place of one that waits already. A member without a password first allows it by a mail to the
   * present address; the others have that told at once.
   * @throws ApiProblem at `email` where it is taken, at `current_password` where that is missing or wrong; 429
   */
  async function request({ profile, email, currentPassword, address, origin }: Wanted): Promise<void> {
    await attempts.count(`another email from ${addressKey(address)}`, limits.changeEmail);
    if (await isTaken(email, profile.id)) throw createFieldProblem(EMAIL_TAKEN);
    const hasPassword = profile.has_password === 1;
    if (hasPassword) await checkPassword(profile, currentPassword);
    // Nobody can have a stranger's mailbox filled.
    await attempts.count(`another email ${emailKey(email)}`, limits.resetByEmail);

    const token = createMailToken();
    const moment = now();
    const change = {
      email,
      email_key: emailKey(email),
      token_hash: hashMailToken(token),
      step: hasPassword ? ('confirm' as const) : ('approve' as const),
      date_created: moment,
      date_expires: moment + LIFETIME_MS,
    };
    const { id: profileId, password_hash: passwordHash, email_key } = profile;
    const takeBackToken = await query.transaction().execute(async (transaction) => {
      const held = { engine, profileId, passwordHash, emailKey: email_key };
      if (!(await holdProfile(transaction, held))) throw createFieldProblem(PASSWORD_WRONG);
      await transaction.deleteFrom('email_changes').where('date_expires', '<=', moment).execute();
      await transaction
        .insertInto('email_changes')
        .values({ profile_id: profileId, ...change })
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(change))
        .execute();
      return hasPassword ? addTakeBack(transaction, { profile, now: moment }) : undefined;
    });

    const to = profile.email;
    if (takeBackToken === undefined) return mails.approve({ to, token, origin, email });
    mails.confirm({ to: email, token, origin });
    mails.warn({ to, token: takeBackToken, origin, email, isDone: false });
  }

  async function checkPassword(profile: ProfileRow, password: string | undefined): Promise<void> {
    if (password === undefined) throw createFieldProblem(PASSWORD_MISSING);
    const budget = `password of ${profile.id}`;
    await attempts.count(budget, limits.changePassword);
    const isRight = await attempts.giveBackIfBusy(
      [budget],
      passwords.isRight(password, profile.password_hash),
    );
    if (!isRight) throw createFieldProblem(PASSWORD_WRONG);
  }

  async function isTaken(email: string, profileId: number): Promise<boolean> {
    const owner = (await profiles.findByEmail(email))?.id;
    const holder = owner ?? (await findReservation(query, { emailKey: emailKey(email), now: now() }));
    return holder !== undefined && holder !== profileId;
  }

  /** The change that a link would make; asking uses nothing up. Undefined where it is used, old or made up. */
  async function find(token: string) {
    if (!isMailToken(token)) return undefined;
    return query
      .selectFrom('email_changes')
      .innerJoin('profiles', 'profiles.id', 'email_changes.profile_id')
      .select(['profile_id as profileId', 'step', 'email_changes.email', 'profiles.email as presentEmail'])
      .where('token_hash', '=', hashMailToken(token))
      .where('date_expires', '>', now())
      .executeTakeFirst();
  }

  /**
   * Does what the mail's button says, once.
   * @throws ApiProblem 429
   */
  async function follow({ token, address, origin }: Followed): Promise<FollowedChange> {
    await attempts.count(`new password from ${addressKey(address)}`, limits.confirmReset);
    const change = await find(token);
    if (!change) return { done: 'useless' };
    if (change.step === 'approve') return approve({ token, origin });
    const { profileId } = change;
    const moved = await moveEmail(database, { profileId, tokenHash: hashMailToken(token), now: now() });
    if (typeof moved === 'string') return { done: moved };
    const { before, email, takeBackToken } = moved;
    mails.warn({ to: before, token: takeBackToken, origin, email, isDone: true });
    return { done: 'changed', email };
  }

  async function approve({ token, origin }: Omit<Followed, 'address'>): Promise<FollowedChange> {
    const next = createMailToken();
    const change = await query
      .updateTable('email_changes')
      .set({ token_hash: hashMailToken(next), step: 'confirm', date_expires: now() + LIFETIME_MS })
      .where('token_hash', '=', hashMailToken(token))
      .where('step', '=', 'approve')
      .where('date_expires', '>', now())
      .returning('email')
      .executeTakeFirst();
    if (!change) return { done: 'useless' };
    mails.confirm({ to: change.email, token: next, origin });
    return { done: 'approved', email: change.email };
  }

  /** The address that waits for its confirmation. */
  async function findPending(profileId: number): Promise<string | null> {
    const row = await query
      .selectFrom('email_changes')
      .select('email')
      .where('profile_id', '=', profileId)
      .where('date_expires', '>', now())
      .executeTakeFirst();
    return row?.email ?? null;
  }

  async function cancel(profileId: number): Promise<void> {
    await query.deleteFrom('email_changes').where('profile_id', '=', profileId).execute();
  }

  return { request, find, follow, findPending, cancel };
}

interface Followed {
  token: string;
  /** Network address of the caller. */
  address: string;
  /** Where the links of mails lead. */
  origin: string | undefined;
}
