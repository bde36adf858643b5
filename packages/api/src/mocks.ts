import type { HttpHandler } from 'msw';
import { routes } from './contract';
import { createGuestNewslettersHandlers } from './guest-newsletters/mocks';
import { createHouseAdsHandlers } from './house-ads/mocks';
import { createListingsHandlers } from './listings/mocks';
import {
  createMockState,
  type MockMember,
  type MockState,
  type MockStateOptions,
} from './mocking/createMockState';
import { createFaultInjection, type FaultTarget, type InjectedFault } from './mocking/faultInjection';
import { handleImages } from './mocking/handleImages';
import { handleRoute, type HandleRouteOptions, type HandledRoute } from './mocking/handleRoute';
import { handleUnmatched } from './mocking/handleUnmatched';
import { identifyByCookies, identifySingleBrowser, type MockBrowser } from './mocking/identifyRequest';
import { createListHandlers } from './mocking/createListHandlers';
import { createPhotosHandlers } from './photos/mocks';
import { createProfilesHandlers } from './profiles/mocks';
import { createSavedHandlers } from './saved/mocks';
import { createTodosHandlers } from './todos/mocks';
import type { Route } from './wire/route';

export type { MockIdentity, MockMember, MockSession, MockState } from './mocking/createMockState';
export { drawImage, type ImageRequest } from './mocking/drawImage';
export type { FaultTarget, InjectedFault } from './mocking/faultInjection';
export { samplePhotos, type SamplePhoto } from './photos/samplePhotos';
export {
  sampleListings,
  sampleNeighbourhoods,
  sampleSubTypes,
  type SampleListing,
} from './mocking/sampleListings';

export interface MockBackendOptions extends MockStateOptions {
  /** Starts as the sample member instead of as a guest. */
  isMember?: boolean;
  /**
   * `one-browser`: every request comes from the same visitor, no cookies needed (tests of widgets, the sandbox).
   * `cookies`: visitors are identified by their cookies and writes need their CSRF token, as with a real backend.
   */
  sessions?: 'one-browser' | 'cookies';
}

/** A request that the mock backend received. */
export interface MockCall {
  method: string;
  /** The route: `favourites/{id}/`. */
  path: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON, undefined if there was none. */
  body: unknown;
}

export interface MockBackend {
  /**
   * MSW handlers for Node and browsers: the API below the base (`/api/v2/`, with or without an origin) and the samples'
   * images.
   */
  handlers(baseUrl: string): HttpHandler[];
  state: MockState;
  /** The sample member, whose email and password also log in. */
  member: MockMember;
  /** Logs the browser in; as the sample member unless another is given. */
  asMember(member?: MockMember): MockMember;
  asGuest(): void;
  /** Injects a fault until the returned function is called. */
  injectFault(where: FaultTarget, how: InjectedFault): () => void;
  /** Ends all faults. */
  clearFaults(): void;
  /** The received requests, in order. */
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

function pairRoutes<Name extends string>(
  table: Record<Name, Route>,
  rules: Record<Name, HandledRoute['handler']>,
): HandledRoute[] {
  return (Object.keys(table) as Name[]).map((name) => ({ route: table[name], handler: rules[name] }));
}

/** Creates a backend in memory that follows the contract. */
export function createMockBackend({
  isMember = false,
  sessions = 'one-browser',
  ...stateSettings
}: MockBackendOptions = {}): MockBackend {
  const state = createMockState(stateSettings);
  const member = state.addMember(sampleMember);
  const browser: MockBrowser = { member: isMember ? member : null, session: null };
  const faultInjection = createFaultInjection();
  const calls: MockCall[] = [];

  const handledRoutes = [
    ...pairRoutes(routes.profiles, createProfilesHandlers(state)),
    ...pairRoutes(routes['guest-newsletters'], createGuestNewslettersHandlers()),
    ...pairRoutes(routes.listings, createListingsHandlers(state)),
    ...pairRoutes(
      routes.articles,
      createListHandlers(() => state.articles),
    ),
    ...pairRoutes(
      routes.videos,
      createListHandlers(() => state.videos),
    ),
    ...pairRoutes(
      routes.events,
      createListHandlers(() => state.events),
    ),
    ...pairRoutes(
      routes.contests,
      createListHandlers(() => state.contests),
    ),
    ...pairRoutes(
      routes.neighbourhoods,
      createListHandlers(() => state.neighbourhoods),
    ),
    ...pairRoutes(routes.photos, createPhotosHandlers(state)),
    ...pairRoutes(routes.houseAds, createHouseAdsHandlers(state)),
    ...pairRoutes(routes.favourites, createSavedHandlers(state, 'favourites')),
    ...pairRoutes(routes.todos, createTodosHandlers(state)),
    ...pairRoutes(routes['article-bookmarks'], createSavedHandlers(state, 'article-bookmarks')),
    ...pairRoutes(routes['video-bookmarks'], createSavedHandlers(state, 'video-bookmarks')),
    ...pairRoutes(routes['event-bookmarks'], createSavedHandlers(state, 'event-bookmarks')),
    ...pairRoutes(routes.ratings, createSavedHandlers(state, 'ratings')),
  ];

  return {
    handlers(baseUrl) {
      const base = baseUrl.replace(/\/*$/, '/');
      const setting: HandleRouteOptions = {
        baseUrl: base,
        identifyRequest: (request) =>
          sessions === 'cookies'
            ? identifyByCookies(state, request)
            : identifySingleBrowser(state, browser, request),
        async receive({ method, path, request }) {
          calls.push(await readCall(method, path, request));
          return faultInjection.apply({ method, path });
        },
      };
      return [
        ...handledRoutes.map((handled) => handleRoute(handled, setting)),
        handleUnmatched(
          base,
          handledRoutes.map(({ route }) => route),
        ),
        handleImages(),
      ];
    },
    state,
    member,
    asMember: (other = member) => (browser.member = other),
    asGuest: () => void (browser.member = null),
    injectFault: faultInjection.add,
    clearFaults: faultInjection.clear,
    calls,
  };
}
