import {
  createMockBackend,
  type MockBackend,
  sampleListings,
  type SampleListing,
} from '@cityguide/api/mocks';
import type { BackendState } from '@cityguide/widget-kit';
import type { Visitor } from '../state/SandboxState';

/** Long enough to see the loading state, short enough to wait for. */
const SLOW_MS = 2500;
const MANY = 5000;
const MANY_DEVICES = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The backend of the stage: the mock that the tests use, in the chosen state. */
export function createBackend({ state, visitor }: { state: BackendState; visitor: Visitor }): MockBackend {
  const backend = createMockBackend({ listings: listingsFor(state), isMember: visitor === 'member' });
  if (state === 'empty') backend.state.houseAds = [];
  else {
    saveSampleListings(backend);
    addAccountAccess(backend, state === 'many' ? MANY_DEVICES : 3);
  }
  if (state === 'loading') backend.injectFault({}, { kind: 'hang' });
  if (state === 'slow') backend.injectFault({}, { kind: 'delay', delayMs: SLOW_MS });
  if (state === 'error') {
    backend.injectFault({}, { kind: 'fail', status: 500 });
    // Later faults take precedence: the visitor's own profile can be loaded, so that a member sees the errors as a
    // member.
    backend.injectFault({ path: 'profiles/hi/' }, { kind: 'delay', delayMs: 0 });
  }
  return backend;
}

function listingsFor(state: BackendState): SampleListing[] {
  if (state === 'empty') return [];
  if (state !== 'many') return sampleListings;
  return Array.from({ length: MANY }, (_unused, index) => copyListing(index));
}

function copyListing(index: number): SampleListing {
  const sample = sampleListings[index % sampleListings.length] as SampleListing;
  const round = Math.floor(index / sampleListings.length);
  if (round === 0) return sample;
  // Each round is older than the one before, so that listings with the same name are not next to each other, newest
  // first.
  const publishedMs = Date.parse(sample.date_published) - round * sampleListings.length * DAY_MS;
  return {
    ...sample,
    id: sample.id + round * 1000,
    name: `${sample.name} ${round + 1}`,
    date_published: new Date(publishedMs).toISOString(),
  };
}

/** Saves some listings, to show what a saved listing looks like. */
function saveSampleListings({ member, state }: MockBackend): void {
  for (const { id } of state.listings.slice(0, 3))
    member.favourites.push({ id: state.nextSavedId(), objectId: id, createdMs: state.now() });
}

/** Adds a linked account, and other devices that are logged in. */
function addAccountAccess({ member, state }: MockBackend, devices: number): void {
  const names = ['Chrome on Android', 'Safari on Mac', ''];
  state.addIdentity(member).createdMs -= 30 * DAY_MS;
  for (let index = 0; index < devices; index += 1) {
    const session = state.addSession(member, names[index % names.length]);
    session.createdMs -= (index + 1) * 9 * DAY_MS;
    session.usedMs -= (index + 1) * DAY_MS;
  }
}
