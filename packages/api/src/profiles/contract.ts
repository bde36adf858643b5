import { z } from 'zod';
import { savedShapes, type SavedGroup } from '../saved/shapes';
import { dateTime, fieldErrors, guestRefused, id, detail, noContent, tooMany, words } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { emailField, flagField, knownEmailField, passwordField, textField } from '../wire/fields';
import { defineRoutes, type BodyOf } from '../wire/route';
import { waysInRoutes } from './waysInContract';

const MAX_NAME_LENGTH = 150;
const MAX_TOKEN_LENGTH = 255;

/** What a member can save, each group with the time of its last change. */
export const savedGroups = Object.keys(savedShapes) as [SavedGroup, ...SavedGroup[]];

/** What a guest can be doing when asked to log in, and to which group it adds; done by the server once logged in. */
export const intentGroups = {
  'add-favourite': 'favourites',
  'add-todo': 'todos',
  'add-article-bookmark': 'article-bookmarks',
  'add-video-bookmark': 'video-bookmarks',
  'add-event-bookmark': 'event-bookmarks',
  rate: 'ratings',
} as const satisfies Record<string, SavedGroup>;

type PostAuthenticateAction = keyof typeof intentGroups;

export const postAuthenticateActions = Object.keys(intentGroups) as [
  PostAuthenticateAction,
  ...PostAuthenticateAction[],
];

const newsletterFlags = {
  is_news_category_newsletter_active: z.boolean(),
  is_events_category_newsletter_active: z.boolean(),
  is_foods_category_newsletter_active: z.boolean(),
  /** Offers of partners; a backend that says nothing of them sends none. */
  is_newsletter_promotions_active: z.boolean(),
};

export const profile = z.object({
  id,
  full_name: words,
  first_name: words,
  last_name: words,
  email: z.string().min(3),
  avatar_url: words,
  ...newsletterFlags,
  /** False for an account that another site opened and that no password was chosen for yet. */
  has_password: z.boolean().optional(),
  /** The address that takes the place of `email` once the link mailed to it was confirmed. */
  pending_email: words.optional(),
});

/**
 * Who is asking. A guest has `id: null` and no `last_updates`. For a member each value strictly grows with every
 * change of its group, on any device; a group never changed carries the moment of sign-up.
 */
export const greeting = z.object({
  id: id.nullable(),
  last_updates: z.partialRecord(z.enum(savedGroups), dateTime),
});

const number = z.int().min(0);

/** How many of each thing are the member's own; `todos` counts those that are done as well. */
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
 * Everything that is kept about a member, for themselves (DASH-6). `records` holds their rows by what they are:
 * `favourites`, `photos` …; a backend adds whatever kinds it has.
 */
export const dataExport = z.object({
  exported: dateTime,
  profile: profile.loose(),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const profilePatch = bodyOf({
  full_name: textField(MAX_NAME_LENGTH).optional(),
  email: emailField.optional(),
  /** Asked for where `email` is another one and the member has a password. */
  current_password: passwordField.optional(),
  is_news_category_newsletter_active: flagField.optional(),
  is_events_category_newsletter_active: flagField.optional(),
  is_foods_category_newsletter_active: flagField.optional(),
  is_newsletter_promotions_active: flagField.optional(),
});

const credentials = bodyOf({ email: emailField, password: passwordField });

/** Nothing here can stop a log-in: what is not understood is left undone. */
const intent = z.object({
  post_authenticate_action: z.enum(postAuthenticateActions).optional().catch(undefined),
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
    answers: { 200: greeting },
  },
  me: {
    method: 'GET',
    path: 'profiles/me/',
    summary: 'The member’s own profile.',
    needsMember: true,
    answers: { 200: profile, ...guestRefused },
  },
  updateMe: {
    method: 'PATCH',
    path: 'profiles/me/',
    summary:
      'Changes what is given and answers the whole profile. Another email asks for the password and counts once the link mailed to it was confirmed.',
    needsMember: true,
    body: profilePatch,
    answers: { 200: profile, 400: fieldErrors, ...guestRefused, ...tooMany },
  },
  changePassword: {
    method: 'POST',
    path: 'profiles/me/password/',
    summary:
      'Changes the password and ends every other way in; this session goes on. Linked identities stay where `keep_identities` says so.',
    needsMember: true,
    body: bodyOf({
      current_password: passwordField,
      new_password: passwordField,
      keep_identities: flagField.optional(),
    }),
    answers: { 200: detail, 400: fieldErrors, ...guestRefused, ...tooMany },
  },
  counts: {
    method: 'GET',
    path: 'profiles/me/dashboard/',
    summary: 'How many of each thing are the member’s own.',
    needsMember: true,
    answers: { 200: counts, ...guestRefused },
  },
  exportMe: {
    method: 'GET',
    path: 'profiles/me/export/',
    summary: 'Everything that is kept about the member, to take away; a file of its own for a browser.',
    needsMember: true,
    answers: { 200: dataExport, ...guestRefused },
  },
  removeMe: {
    method: 'POST',
    path: 'profiles/me/delete/',
    summary:
      'Deletes the account with everything that is the member’s own, and ends its sessions. The password is asked again.',
    needsMember: true,
    body: bodyOf({ password: passwordField }),
    answers: { 204: noContent, 400: fieldErrors, ...guestRefused, ...tooMany },
  },
  register: {
    method: 'POST',
    path: 'profiles/email-registration/',
    summary: 'Makes an account and logs its owner in; then does what the visitor was about to do.',
    needsMember: false,
    query: intent,
    body: credentials,
    answers: { 201: profile, 400: fieldErrors, ...tooMany },
  },
  logIn: {
    method: 'POST',
    path: 'profiles/email-login/',
    summary: 'Starts a session and renews the cookie csrftoken; then does what the visitor was about to do.',
    needsMember: false,
    query: intent,
    body: bodyOf({ email: knownEmailField, password: passwordField }),
    answers: { 200: profile, 400: fieldErrors, ...tooMany },
  },
  resetPassword: {
    method: 'POST',
    path: 'profiles/reset-password/',
    summary: 'Mails a link of one use. The answer is the same whether or not the account exists.',
    needsMember: false,
    body: bodyOf({ email: emailField }),
    answers: { 200: detail, 400: fieldErrors, ...tooMany },
  },
  confirmReset: {
    method: 'POST',
    path: 'profiles/reset-password/confirm/',
    summary:
      'Sets a new password with the token of a reset mail, once, and ends every other way into the account. Nobody is logged in by it.',
    needsMember: false,
    body: bodyOf({ token: textField(MAX_TOKEN_LENGTH), new_password: passwordField }),
    answers: { 200: detail, 400: fieldErrors, ...tooMany },
  },
  ...waysInRoutes,
});

export type Profile = z.infer<typeof profile>;
export type Greeting = z.infer<typeof greeting>;
export type Counts = z.infer<typeof counts>;
export type DataExport = z.infer<typeof dataExport>;
export type ProfilePatch = Partial<
  Pick<Profile, 'email' | keyof typeof newsletterFlags> & { full_name: string; current_password: string }
>;
export type Credentials = BodyOf<typeof profilesRoutes.logIn>;
export interface LogInIntent {
  action: PostAuthenticateAction;
  objectId: number;
  /** 1 to 5 in halves, with the action `rate` only. */
  rating?: number;
}
