import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { articlesRoutes } from '../articles/contract';
import { eventsRoutes } from '../events/contract';
import type { Listing } from '../listings/contract';
import { listingsRoutes } from '../listings/contract';
import { profilesRoutes, type Profile } from '../profiles/contract';
import { savedShapes, type SavedGroup } from '../saved/shapes';
import { videosRoutes } from '../videos/contract';
import { createLedger, type Ledger } from './createLedger';
import { createVisitor, type Visitor } from './createVisitor';

export interface Account {
  visitor: Visitor;
  profile: Profile;
  email: string;
  password: string;
}

/** Who and what the cases work with. Accounts are few, since real servers limit sign-ups. */
export interface World {
  baseUrl: string;
  ledger: Ledger;
  /** A visitor without cookies. */
  guest(): Visitor;
  /** A member signed up through the API, the same for all cases. */
  member(): Promise<Account>;
  /** Another one. */
  otherMember(): Promise<Account>;
  /** The first listings by name. */
  listings(count: number): Promise<Listing[]>;
  /** Ids of things that a group can hold; there are eight or more. */
  objectIds(group: SavedGroup): Promise<number[]>;
  /** Gives the token of the newest reset mail to an address; absent where the run cannot read mail. */
  readResetToken?: ReadResetToken | undefined;
}

/** Waits for the mail where it is not there yet. */
export type ReadResetToken = (email: string) => Promise<string> | string;

/** An address that nobody has. */
export function randomEmail(): string {
  return `conformance-${randomUUID()}@example.com`;
}

/** More than the cases on one group need at once. */
const NEEDED_OBJECTS = 8;

const lists = { listing: listingsRoutes, article: articlesRoutes, video: videosRoutes, event: eventsRoutes };

/** Creates the world of one run. */
export function createWorld(baseUrl: string, readResetToken?: ReadResetToken): World {
  const base = baseUrl.replace(/\/*$/, '/');
  const ledger = createLedger();
  const guest = () => createVisitor({ baseUrl: base, ledger });

  async function signUp(): Promise<Account> {
    const visitor = guest();
    const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
    await visitor.expect(profilesRoutes.hi, 200);
    const { body } = await visitor.expect(profilesRoutes.register, 201, { body: credentials });
    return { visitor, profile: body, ...credentials };
  }

  async function objectIds(group: SavedGroup): Promise<number[]> {
    const { list } = lists[savedShapes[group].object];
    const { results } = (await guest().expect(list, 200)).body;
    assert.ok(
      results.length >= NEEDED_OBJECTS,
      `${list.path} lists ${results.length}, not ${NEEDED_OBJECTS}`,
    );
    return results.map(({ id }) => id);
  }

  const known = new Map<string, Promise<number[]>>();
  let member: Promise<Account> | undefined;
  let otherMember: Promise<Account> | undefined;

  return {
    baseUrl: base,
    ledger,
    guest,
    member: () => (member ??= signUp()),
    readResetToken,
    otherMember: () => (otherMember ??= signUp()),
    objectIds(group) {
      const { object } = savedShapes[group];
      const ids = known.get(object) ?? objectIds(group);
      known.set(object, ids);
      return ids;
    },
    async listings(count) {
      const query = { limit: count, ordering: 'name' };
      return (await guest().expect(listingsRoutes.list, 200, { query })).body.results;
    },
  };
}
