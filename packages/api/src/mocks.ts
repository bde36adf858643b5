import type { HttpHandler } from 'msw';
import { routes } from './contract';
import { guestNewslettersRules } from './guest-newsletters/mocks';
import { houseAdsRules } from './house-ads/mocks';
import { listingsRules } from './listings/mocks';
import {
  createMockState,
  type MockMember,
  type MockState,
  type MockStateSettings,
} from './mocking/createMockState';
import { createDisturbances, type DisturbedCalls, type Disturbance } from './mocking/disturbances';
import { handleImages } from './mocking/handleImages';
import { handleRoute, type RouteSetting, type RuledRoute } from './mocking/handleRoute';
import { handleTheRest } from './mocking/handleTheRest';
import { recogniseByCookie, recogniseOneBrowser, type MockBrowser } from './mocking/recogniseCaller';
import { listRules } from './mocking/listRules';
import { photosRules } from './photos/mocks';
import { profilesRules } from './profiles/mocks';
import { savedRules } from './saved/mocks';
import { todosRules } from './todos/mocks';
import type { Route } from './wire/route';

export type { MockIdentity, MockMember, MockSession, MockState } from './mocking/createMockState';
export { drawImage, type ImageRequest } from './mocking/drawImage';
export type { DisturbedCalls, Disturbance } from './mocking/disturbances';
export { samplePhotos, type SamplePhoto } from './photos/samplePhotos';
export {
  sampleListings,
  sampleNeighbourhoods,
  sampleSubTypes,
  type SampleListing,
} from './mocking/sampleListings';

export interface MockBackendSettings extends MockStateSettings {
  /** Starts as the sample member instead of as a guest. */
  isMember?: boolean;
  /**
   * `one-browser`: every call comes from the same visitor, no cookies needed (tests of widgets, the sandbox).
   * `cookies`: visitors are told apart by their cookies and writes need their CSRF token, as with a real backend.
   */
  sessions?: 'one-browser' | 'cookies';
}

/** A call that reached the mock backend. */
export interface MockCall {
  method: string;
  /** The route: `favourites/{id}/`. */
  path: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON, undefined where there was none. */
  body: unknown;
}

export interface MockBackend {
  /** MSW handlers for Node and browsers: the API below the base (`/api/v2/`, with or without an origin) and the samples' images. */
  handlers(baseUrl: string): HttpHandler[];
  state: MockState;
  /** The sample member, whose email and password also log in. */
  member: MockMember;
  /** From now on the browser is logged in; as the sample member unless another is given. */
  asMember(member?: MockMember): MockMember;
  asGuest(): void;
  /** Makes calls go wrong until the function given back is called. */
  disturb(where: DisturbedCalls, how: Disturbance): () => void;
  /** Ends all disturbances. */
  calm(): void;
  /** What has been asked, in order. */
  calls: MockCall[];
}

const sampleMember = { email: 'maya@example.com', password: 'rhubarb-pie-42', fullName: 'Maya Okafor' };

async function readCall(method: string, path: string, request: Request): Promise<MockCall> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    body = text;
  }
  return { method, path, url: new URL(request.url), headers: request.headers, body };
}

function pair<Name extends string>(
  table: Record<Name, Route>,
  rules: Record<Name, RuledRoute['rule']>,
): RuledRoute[] {
  return (Object.keys(table) as Name[]).map((name) => ({ route: table[name], rule: rules[name] }));
}

/** Creates a backend in memory that keeps the rules of the contract. */
export function createMockBackend({
  isMember = false,
  sessions = 'one-browser',
  ...stateSettings
}: MockBackendSettings = {}): MockBackend {
  const state = createMockState(stateSettings);
  const member = state.addMember(sampleMember);
  const browser: MockBrowser = { member: isMember ? member : null, session: null };
  const disturbances = createDisturbances();
  const calls: MockCall[] = [];

  const ruledRoutes = [
    ...pair(routes.profiles, profilesRules(state)),
    ...pair(routes['guest-newsletters'], guestNewslettersRules()),
    ...pair(routes.listings, listingsRules(state)),
    ...pair(
      routes.articles,
      listRules(() => state.articles),
    ),
    ...pair(
      routes.videos,
      listRules(() => state.videos),
    ),
    ...pair(
      routes.events,
      listRules(() => state.events),
    ),
    ...pair(
      routes.contests,
      listRules(() => state.contests),
    ),
    ...pair(
      routes.neighbourhoods,
      listRules(() => state.neighbourhoods),
    ),
    ...pair(routes.photos, photosRules(state)),
    ...pair(routes.houseAds, houseAdsRules(state)),
    ...pair(routes.favourites, savedRules(state, 'favourites')),
    ...pair(routes.todos, todosRules(state)),
    ...pair(routes['article-bookmarks'], savedRules(state, 'article-bookmarks')),
    ...pair(routes['video-bookmarks'], savedRules(state, 'video-bookmarks')),
    ...pair(routes['event-bookmarks'], savedRules(state, 'event-bookmarks')),
    ...pair(routes.ratings, savedRules(state, 'ratings')),
  ];

  return {
    handlers(baseUrl) {
      const base = baseUrl.replace(/\/*$/, '/');
      const setting: RouteSetting = {
        baseUrl: base,
        recogniseCaller: (request) =>
          sessions === 'cookies'
            ? recogniseByCookie(state, request)
            : recogniseOneBrowser(state, browser, request),
        async receive({ method, path, request }) {
          calls.push(await readCall(method, path, request));
          return disturbances.play({ method, path });
        },
      };
      return [
        ...ruledRoutes.map((ruled) => handleRoute(ruled, setting)),
        handleTheRest(
          base,
          ruledRoutes.map(({ route }) => route),
        ),
        handleImages(),
      ];
    },
    state,
    member,
    asMember: (other = member) => (browser.member = other),
    asGuest: () => void (browser.member = null),
    disturb: disturbances.add,
    calm: disturbances.clear,
    calls,
  };
}
