import { z } from 'zod';
import { savedShapes, type SavedGroupName } from '../saved/savedShapes';
import {
  dateTime,
  fieldErrors,
  guestForbidden,
  id,
  detail,
  noContent,
  rateLimited,
  nullableText,
} from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { emailField, flagField, knownEmailField, passwordField, textField } from '../wire/fields';
import { defineRoutes, type RequestBodyOf } from '../wire/route';
import { accountAccessRoutes } from './accountAccessContract';

const MAX_NAME_LENGTH = 150;
const MAX_TOKEN_LENGTH = 255;

/** The saved groups, each with the time of its last change. */
export const savedGroupNames = Object.keys(savedShapes) as [SavedGroupName, ...SavedGroupName[]];

/**
 * What a guest may have wanted when asked to log in, and the group that it adds to; performed by the server after the
 * login.
 */
export const groupByIntentAction = {
  'add-favourite': 'favourites',
  'add-todo': 'todos',
  'add-article-bookmark': 'article-bookmarks',
  'add-video-bookmark': 'video-bookmarks',
  'add-event-bookmark': 'event-bookmarks',
  rate: 'ratings',
} as const satisfies Record<string, SavedGroupName>;

type IntentAction = keyof typeof groupByIntentAction;

export const intentActions = Object.keys(groupByIntentAction) as [IntentAction, ...IntentAction[]];

const newsletterFlags = {
  is_news_category_newsletter_active: z.boolean(),
  is_events_category_newsletter_active: z.boolean(),
  is_foods_category_newsletter_active: z.boolean(),
  /** Offers of partners; a backend without this setting sends none. */
  is_newsletter_promotions_active: z.boolean(),
};

export const profile = z.object({
  id,
  full_name: nullableText,
  first_name: nullableText,
  last_name: nullableText,
  email: z.string().min(3),
  avatar_url: nullableText,
  ...newsletterFlags,
  /** False for an account that was created through another site and has no password yet. */
  has_password: z.boolean().optional(),
  /** The address that replaces `email` once the link mailed to it is confirmed. */
  pending_email: nullableText.optional(),
});

/**
 * The visitor's session. A guest has `id: null` and no `last_updates`. For a member each value strictly increases with
 * every change of its group, on any device; a group that was never changed has the time of sign-up.
 */
export const sessionInfo = z.object({
  id: id.nullable(),
  last_updates: z.partialRecord(z.enum(savedGroupNames), dateTime),
});

const number = z.int().min(0);

/** How many entries of each kind the member has; `todos` includes those that are done. */
export const counts = z.object({
  favourites: number,
  todos: number,
  todos_done: number,
  article_bookmarks: number,
  video_bookmarks: number,
  events: number,
  ratings: number,
  photos: number,
});

/**
 * Everything that is stored about a member, for themselves (DASH-6). `records` contains their rows by kind:
 * `favourites`, `photos` …; a backend adds the kinds it has.
 */
export const dataExport = z.object({
  exported: dateTime,
  profile: profile.loose(),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const profilePatch = defineBody({
  full_name: textField(MAX_NAME_LENGTH).optional(),
  email: emailField.optional(),
  /** Required where `email` is changed and the member has a password. */
  current_password: passwordField.optional(),
  is_news_category_newsletter_active: flagField.optional(),
  is_events_category_newsletter_active: flagField.optional(),
  is_foods_category_newsletter_active: flagField.optional(),
  is_newsletter_promotions_active: flagField.optional(),
});

const credentials = defineBody({ email: emailField, password: passwordField });

/** Nothing here can prevent a login: an intent that is not understood is ignored. */
const intent = z.object({
  post_authenticate_action: z.enum(intentActions).optional().catch(undefined),
  object_id: z.coerce.number().pipe(id).optional().catch(undefined),
  rating: z.coerce.number().min(1).max(5).multipleOf(0.5).optional().catch(undefined),
});

export const profilesRoutes = defineRoutes({
  hi: {
    method: 'GET',
    path: 'profiles/hi/',
    summary:
      'Says who is asking and when each of their saved groups last changed. Sets the cookie csrftoken.',
    needsMember: false,
    responses: { 200: sessionInfo },
  },
  me: {
    method: 'GET',
    path: 'profiles/me/',
    summary: 'The member’s own profile.',
    needsMember: true,
    responses: { 200: profile, ...guestForbidden },
  },
  updateMe: {
    method: 'PATCH',
    path: 'profiles/me/',
    summary:
      'Changes what is given and answers the whole profile. Another email asks for the password and counts once the link mailed to it was confirmed.',
    needsMember: true,
    body: profilePatch,
    responses: { 200: profile, 400: fieldErrors, ...guestForbidden, ...rateLimited },
  },
  changePassword: {
    method: 'POST',
    path: 'profiles/me/password/',
    summary:
      'Changes the password and ends every other way in; this session goes on. Linked identities stay where `keep_identities` says so.',
    needsMember: true,
    body: defineBody({
      current_password: passwordField,
      new_password: passwordField,
      keep_identities: flagField.optional(),
    }),
    responses: { 200: detail, 400: fieldErrors, ...guestForbidden, ...rateLimited },
  },
  counts: {
    method: 'GET',
    path: 'profiles/me/dashboard/',
    summary: 'How many of each thing are the member’s own.',
    needsMember: true,
    responses: { 200: counts, ...guestForbidden },
  },
  exportMe: {
    method: 'GET',
    path: 'profiles/me/export/',
    summary: 'Everything that is kept about the member, to take away; a file of its own for a browser.',
    needsMember: true,
    responses: { 200: dataExport, ...guestForbidden },
  },
  removeMe: {
    method: 'POST',
    path: 'profiles/me/delete/',
    summary:
      'Deletes the account with everything that is the member’s own, and ends its sessions. The password is asked again.',
    needsMember: true,
    body: defineBody({ password: passwordField }),
    responses: { 204: noContent, 400: fieldErrors, ...guestForbidden, ...rateLimited },
  },
  register: {
    method: 'POST',
    path: 'profiles/email-registration/',
    summary: 'Makes an account and logs its owner in; then does what the visitor was about to do.',
    needsMember: false,
    query: intent,
    body: credentials,
    responses: { 201: profile, 400: fieldErrors, ...rateLimited },
  },
  logIn: {
    method: 'POST',
    path: 'profiles/email-login/',
    summary: 'Starts a session and renews the cookie csrftoken; then does what the visitor was about to do.',
    needsMember: false,
    query: intent,
    body: defineBody({ email: knownEmailField, password: passwordField }),
    responses: { 200: profile, 400: fieldErrors, ...rateLimited },
  },
  resetPassword: {
    method: 'POST',
    path: 'profiles/reset-password/',
    summary: 'Mails a link of one use. The answer is the same whether or not the account exists.',
    needsMember: false,
    body: defineBody({ email: emailField }),
    responses: { 200: detail, 400: fieldErrors, ...rateLimited },
  },
  confirmReset: {
    method: 'POST',
    path: 'profiles/reset-password/confirm/',
    summary:
      'Sets a new password with the token of a reset mail, once, and ends every other way into the account. Nobody is logged in by it.',
    needsMember: false,
    body: defineBody({ token: textField(MAX_TOKEN_LENGTH), new_password: passwordField }),
    responses: { 200: detail, 400: fieldErrors, ...rateLimited },
  },
  ...accountAccessRoutes,
});

export type Profile = z.infer<typeof profile>;
export type SessionInfo = z.infer<typeof sessionInfo>;
export type Counts = z.infer<typeof counts>;
export type DataExport = z.infer<typeof dataExport>;
export type ProfilePatch = Partial<
  Pick<Profile, 'email' | keyof typeof newsletterFlags> & { full_name: string; current_password: string }
>;
export type Credentials = RequestBodyOf<typeof profilesRoutes.logIn>;
export interface PostLoginIntent {
  action: IntentAction;
  objectId: number;
  /** 1 to 5 in halves, with the action `rate` only. */
  rating?: number;
}
