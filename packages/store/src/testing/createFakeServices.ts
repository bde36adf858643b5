import type {
  ApiClient,
  SessionInfo,
  Listing,
  Photo,
  Profile,
  SavedClient,
  Todo,
  AccountAccess,
} from '@cityguide/api/client';
import { defaultSiteConfig } from '@cityguide/site-config';
import type { LoginMarker, Services } from '../services/Services';
import { createFakeStorage, type FakeStorage } from './createFakeStorage';
import { createTabHub } from './createTabHub';

/** 27 November 2026, 12:00 in Toronto. */
export const noonMs = Date.parse('2026-11-27T12:00:00-05:00');
export const recentLastActive = '27-11-2026 11:00';

export const groupUpdatedAt = '2026-11-20T10:00:00.000Z';

export const memberSession = (id: number, favourites = groupUpdatedAt): SessionInfo => ({
  id,
  last_updates: { favourites },
});
export const guestSession: SessionInfo = { id: null, last_updates: {} };

export const createProfileData = (id: number): Profile => ({
  id,
  full_name: 'Ada Lovelace',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  avatar_url: null,
  is_news_category_newsletter_active: true,
  is_events_category_newsletter_active: false,
  is_foods_category_newsletter_active: false,
  is_newsletter_promotions_active: false,
});

export const createAccountAccessData = (ways: Partial<AccountAccess> = {}): AccountAccess => ({
  has_password: true,
  password_changed: null,
  pending_email: null,
  identities: [],
  sessions: [],
  ...ways,
});

export const createListingData = (id: number): Listing => ({
  id,
  name: `Place ${id}`,
  address: null,
  phone: null,
  website: null,
  rating: null,
  image_url: null,
  coordinates: null,
  share_url: null,
  type: null,
  sub_type: null,
  default_neighborhood: null,
  dinesafe_establishment_id: null,
});

export const createPhotoData = (id: number): Photo => ({
  id,
  share_path: `/places/x/photos/${id}/`,
  prism_image_url: `/images/photos/${id}.jpg`,
  description: null,
  creation_date: '2026-11-26T10:00:00.000Z',
  listing: { name: 'Place X', share_url: '/places/x/' },
  profile: null,
  instagram_user: null,
  width: 1600,
  height: 1067,
});

type Mocked<T> = { [K in keyof T]: T[K] extends (...given: infer A) => infer R ? jest.Mock<R, A> : never };
export type FakeApi = { [Noun in keyof ApiClient]: Mocked<ApiClient[Noun]> };

/** The same functions, each a mock. */
function mockAll<T extends object>(functions: T): Mocked<T> {
  const mocks = Object.entries(functions).map(([name, answer]) => [name, jest.fn(answer)]);
  return Object.fromEntries(mocks) as Mocked<T>;
}

/** A group in which nothing is saved and everything can be. */
function createFakeGroup<Row>(): Mocked<SavedClient<Row>> {
  let savedId = 100;
  return mockAll<SavedClient<Row>>({
    list: async () => ({ count: 0, next: null, results: [] }),
    create: async () => {
      savedId += 1;
      return {
        id: savedId,
        date_created: '2026-11-27T17:00:00.000Z',
        times: { before: null, after: null },
      };
    },
    remove: async () => ({ times: { before: null, after: null } }),
    ids: async () => ({ results: new Map(), values: new Map(), server_time: groupUpdatedAt }),
  });
}

/** An API that accepts every request of member 7, who has saved nothing. */
export function createFakeApi(): FakeApi {
  return {
    profiles: mockAll<ApiClient['profiles']>({
      hi: async () => memberSession(7),
      me: async () => createProfileData(7),
      updateMe: async (patch) => ({ ...createProfileData(7), ...patch }),
      changePassword: async () => undefined,
      register: async () => createProfileData(7),
      logIn: async () => createProfileData(7),
      resetPassword: async () => undefined,
      confirmReset: async () => undefined,
      counts: async () => ({}),
      exportMe: async () => ({}),
      removeMe: async () => undefined,
      accountAccess: async () => createAccountAccessData(),
      unlinkIdentity: async () => undefined,
      endSession: async () => undefined,
      cancelEmailChange: async () => undefined,
    }),
    listings: mockAll<ApiClient['listings']>({
      list: async () => ({ count: 0, next: null, results: [] }),
      read: async (id) => createListingData(id),
    }),
    photos: mockAll<ApiClient['photos']>({
      list: async () => ({ count: 0, next: null, results: [] }),
      mine: async () => ({ count: 0, next: null, results: [] }),
      remove: async () => undefined,
    }),
    guestNewsletters: mockAll<ApiClient['guestNewsletters']>({ subscribe: async () => false }),
    favourites: createFakeGroup(),
    todos: {
      ...createFakeGroup<Todo>(),
      update: jest.fn(async (_id: number, _isDone: boolean) => ({ times: { before: null, after: null } })),
    },
    articleBookmarks: createFakeGroup(),
    videoBookmarks: createFakeGroup(),
    eventBookmarks: createFakeGroup(),
    ratings: createFakeGroup(),
    houseAds: mockAll<ApiClient['houseAds']>({ list: async () => [] }),
  };
}

export interface FakeServices extends Services {
  api: FakeApi;
  storage: FakeStorage;
  page: {
    url(): URL;
    assign: jest.Mock<void, [string]>;
    reload: jest.Mock<void, []>;
    replace: jest.Mock<void, [string]>;
    loginMarker?: LoginMarker;
  };
  announce: jest.Mock<void, [string]>;
  report: jest.Mock<void, [unknown, string]>;
}

/** A page whose address bar shows the URL that was set. */
function createFakePage(address: string): FakeServices['page'] {
  let url = new URL(address);
  const replace = jest.fn((path: string) => void (url = new URL(path, url)));
  return { url: () => new URL(url), assign: jest.fn(), reload: jest.fn(), replace };
}

/** The services on the page of a member who was here an hour ago, by default. */
export function createFakeServices({
  stored = { 'profile/lastActiveSessionMoment': recentLastActive, 'profile/profileId': 7 },
  address = 'https://city.example/places/x/?a=1#b',
  ...services
}: Partial<FakeServices> & { stored?: Record<string, unknown>; address?: string } = {}): FakeServices {
  return {
    api: createFakeApi(),
    site: defaultSiteConfig,
    storage: createFakeStorage(stored),
    now: () => noonMs,
    page: createFakePage(address),
    channel: createTabHub().openTab(),
    announce: jest.fn(),
    report: jest.fn(),
    ...services,
  };
}
