import type { Profile, SavedGroup } from '../profiles/contract';
import { savedGroups } from '../profiles/contract';
import { sampleListings, type SampleListing } from './sampleListings';

export interface SavedRow {
  id: number;
  listingId: number;
  createdMs: number;
}

/** One account of the mock backend. */
export interface MockMember {
  profile: Profile;
  password: string;
  favourites: SavedRow[];
  /** When each group last changed; strictly grows. */
  lastUpdatesMs: Record<SavedGroup, number>;
}

export interface MockState {
  listings: SampleListing[];
  members: MockMember[];
  /** Session token → member. */
  sessions: Map<string, MockMember>;
  /** Token of a reset mail → member. */
  resetTokens: Map<string, MockMember>;
  now(): number;
  /** Ids of favourites, never reused. */
  nextFavouriteId(): number;
  findMember(email: string): MockMember | undefined;
  addMember(account: { email: string; password: string; fullName?: string }): MockMember;
  /** Gives a token as a reset mail holds it; it sets one new password. */
  addResetToken(member: MockMember): string;
  /** Makes all reset tokens of the member useless. */
  forgetResetTokens(member: MockMember): void;
  /** Moves a group's time on and gives it before and after. */
  touchGroup(member: MockMember, group: SavedGroup): { beforeMs: number; afterMs: number };
}

export interface MockStateSettings {
  listings?: SampleListing[];
  /** Milliseconds since 1970. */
  now?: () => number;
}

function splitName(fullName: string | undefined): Pick<Profile, 'full_name' | 'first_name' | 'last_name'> {
  const [first = null, ...rest] = fullName?.split(' ') ?? [];
  return { full_name: fullName ?? null, first_name: first, last_name: rest.join(' ') || null };
}

/** What the mock backend remembers. */
export function createMockState({
  listings = sampleListings,
  now = Date.now,
}: MockStateSettings = {}): MockState {
  const members: MockMember[] = [];
  const resetTokens = new Map<string, MockMember>();
  let lastFavouriteId = 100;

  const findMember = (email: string) =>
    members.find((member) => member.profile.email.toLowerCase() === email.toLowerCase());

  return {
    listings: [...listings],
    members,
    sessions: new Map(),
    resetTokens,
    now,
    nextFavouriteId: () => (lastFavouriteId += 1),
    findMember,
    addMember({ email, password, fullName }) {
      const joinedMs = now();
      const times = savedGroups.map((group) => [group, joinedMs] as const);
      const member: MockMember = {
        profile: {
          id: members.length + 1,
          ...splitName(fullName),
          email,
          avatar_url: null,
          is_news_category_newsletter_active: false,
          is_events_category_newsletter_active: false,
          is_foods_category_newsletter_active: false,
        },
        password,
        favourites: [],
        lastUpdatesMs: Object.fromEntries(times) as Record<SavedGroup, number>,
      };
      members.push(member);
      return member;
    },
    addResetToken(member) {
      const token = crypto.randomUUID();
      resetTokens.set(token, member);
      return token;
    },
    forgetResetTokens(member) {
      for (const [token, owner] of resetTokens) if (owner === member) resetTokens.delete(token);
    },
    touchGroup(member, group) {
      const beforeMs = member.lastUpdatesMs[group];
      const afterMs = Math.max(now(), beforeMs + 1);
      member.lastUpdatesMs[group] = afterMs;
      return { beforeMs, afterMs };
    },
  };
}
