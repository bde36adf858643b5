import type { Article } from '../articles/contract';
import type { Contest } from '../contests/contract';
import type { CityEvent } from '../events/contract';
import type { HouseAd } from '../house-ads/contract';
import { sampleHouseAds } from '../house-ads/sampleHouseAds';
import type { Listing } from '../listings/contract';
import { toPublicListing } from '../listings/toPublicListing';
import { samplePhotos, type SamplePhoto } from '../photos/samplePhotos';
import type { Neighbourhood } from '../neighbourhoods/contract';
import type { Profile } from '../profiles/contract';
import { savedGroupNames } from '../profiles/contract';
import { savedShapes, type SavedGroupName } from '../saved/savedShapes';
import type { Video } from '../videos/contract';
import { sampleContests, sampleHoods } from './sampleCity';
import { sampleArticles, sampleEvents, sampleVideos } from './sampleMedia';
import { sampleListings, type SampleListing } from './sampleListings';

export interface SavedRow {
  id: number;
  objectId: number;
  createdMs: number;
  /** A rating's stars; 1 for a to-do that is done. */
  value?: number | undefined;
}

/** One login session. */
export interface MockSession {
  id: string;
  device: string;
  createdMs: number;
  usedMs: number;
}

/** An account at another site that logs in to this one. */
export interface MockIdentity {
  id: string;
  createdMs: number;
}

/** One account of the mock backend. */
export interface MockMember {
  profile: Profile;
  password: string;
  passwordChangedMs: number | null;
  identities: MockIdentity[];
  sessions: MockSession[];
  /** Newest first. */
  saved: Record<SavedGroupName, SavedRow[]>;
  /** The same rows as `saved.favourites`. */
  favourites: SavedRow[];
  /** When each group last changed; strictly increases. */
  lastUpdatesMs: Record<SavedGroupName, number>;
}

export interface MockState {
  listings: SampleListing[];
  articles: Article[];
  videos: Video[];
  events: CityEvent[];
  contests: Contest[];
  neighbourhoods: Neighbourhood[];
  /** Newest first. */
  photos: SamplePhoto[];
  houseAds: HouseAd[];
  members: MockMember[];
  /** Session token → its member and session; one that the member no longer has is ended. */
  sessions: Map<string, { member: MockMember; session: MockSession }>;
  /** Token of a reset mail → member. */
  resetTokens: Map<string, MockMember>;
  now(): number;
  /** Ids of saved entries, never reused. */
  nextSavedId(): number;
  /** Ids of uploaded photos, never reused. */
  nextPhotoId(): number;
  /** The object of a group with this id. */
  findObject(group: SavedGroupName, id: number): Listing | Article | Video | CityEvent | undefined;
  /** A listing's rating before any member rated it. */
  editorsRating(listingId: number): number | null;
  findMember(email: string): MockMember | undefined;
  addMember(account: { email: string; password: string; fullName?: string }): MockMember;
  /** Deletes an account with its photos; the caller removes its saved entries. */
  removeMember(member: MockMember): void;
  /** Logs the member in on a device. */
  addSession(member: MockMember, device?: string): MockSession;
  /** Links a Facebook account. */
  addIdentity(member: MockMember): MockIdentity;
  /** Creates a token as in a reset mail; it sets one new password. */
  addResetToken(member: MockMember): string;
  /** Invalidates all reset tokens of the member. */
  removeResetTokens(member: MockMember): void;
  /** Advances a group's time and returns it before and after. */
  touchGroup(member: MockMember, group: SavedGroupName): { beforeMs: number; afterMs: number };
}

export interface MockStateOptions {
  listings?: SampleListing[];
  /** Milliseconds since 1970. */
  now?: () => number;
}

function splitName(fullName: string | undefined): Pick<Profile, 'full_name' | 'first_name' | 'last_name'> {
  const [first = null, ...rest] = fullName?.split(' ') ?? [];
  return { full_name: fullName ?? null, first_name: first, last_name: rest.join(' ') || null };
}

/** Creates the state of the mock backend. */
export function createMockState({
  listings = sampleListings,
  now = Date.now,
}: MockStateOptions = {}): MockState {
  const members: MockMember[] = [];
  const resetTokens = new Map<string, MockMember>();
  let lastSavedId = 100;
  let lastMemberId = 0;
  let lastPhotoId = 10_000;

  const findMember = (email: string) =>
    members.find((member) => member.profile.email.toLowerCase() === email.toLowerCase());

  const state: MockState = {
    listings: [...listings],
    articles: [...sampleArticles],
    videos: [...sampleVideos],
    events: [...sampleEvents],
    contests: [...sampleContests],
    neighbourhoods: [...sampleHoods],
    photos: [...samplePhotos],
    houseAds: [...sampleHouseAds],
    members,
    sessions: new Map(),
    resetTokens,
    now,
    nextSavedId: () => (lastSavedId += 1),
    nextPhotoId: () => (lastPhotoId += 1),
    findObject(group, id) {
      const { object } = savedShapes[group];
      if (object !== 'listing') return state[`${object}s`].find((item) => item.id === id);
      const listing = state.listings.find((item) => item.id === id);
      return listing && toPublicListing(listing);
    },
    editorsRating: (listingId) => listings.find(({ id }) => id === listingId)?.rating ?? null,
    findMember,
    addMember({ email, password, fullName }) {
      const joinedMs = now();
      const saved = forEachGroup((): SavedRow[] => []);
      const member: MockMember = {
        profile: {
          id: (lastMemberId += 1),
          ...splitName(fullName),
          email,
          avatar_url: null,
          is_news_category_newsletter_active: false,
          is_events_category_newsletter_active: false,
          is_foods_category_newsletter_active: false,
          is_newsletter_promotions_active: false,
          has_password: true,
          pending_email: null,
        },
        password,
        passwordChangedMs: joinedMs,
        identities: [],
        sessions: [],
        saved,
        favourites: saved.favourites,
        lastUpdatesMs: forEachGroup(() => joinedMs),
      };
      members.push(member);
      return member;
    },
    removeMember(member) {
      members.splice(members.indexOf(member), 1);
      state.photos = state.photos.filter(({ member_id }) => member_id !== member.profile.id);
    },
    addSession(member, device = '') {
      const session = { id: createId(), device, createdMs: now(), usedMs: now() };
      member.sessions.push(session);
      return session;
    },
    addIdentity(member) {
      const identity = { id: createId(), createdMs: now() };
      member.identities.push(identity);
      return identity;
    },
    addResetToken(member) {
      const token = crypto.randomUUID();
      resetTokens.set(token, member);
      return token;
    },
    removeResetTokens(member) {
      for (const [token, owner] of resetTokens) if (owner === member) resetTokens.delete(token);
    },
    touchGroup(member, group) {
      const beforeMs = member.lastUpdatesMs[group];
      const afterMs = Math.max(now(), beforeMs + 1);
      member.lastUpdatesMs[group] = afterMs;
      return { beforeMs, afterMs };
    },
  };
  return state;
}

function createId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

function forEachGroup<T>(give: () => T): Record<SavedGroupName, T> {
  return Object.fromEntries(savedGroupNames.map((group) => [group, give()])) as Record<SavedGroupName, T>;
}
