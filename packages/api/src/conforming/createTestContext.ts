import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { articlesRoutes } from '../articles/contract';
import { eventsRoutes } from '../events/contract';
import type { Listing } from '../listings/contract';
import { listingsRoutes } from '../listings/contract';
import { profilesRoutes, type Profile } from '../profiles/contract';
import { savedShapes, type SavedGroupName } from '../saved/savedShapes';
import { videosRoutes } from '../videos/contract';
import { isRecord, readId } from '../reading/values';
import { createCoverage, type Coverage } from './createCoverage';
import { createVisitor, type Visitor } from './createVisitor';

export interface Account {
  visitor: Visitor;
  /** As the API has answered, which may differ from the contract. */
  profile: Profile;
  email: string;
  password: string;
}

/** The visitors and data that the cases use. There are few accounts, since real servers limit sign-ups. */
export interface TestContext {
  baseUrl: string;
  coverage: Coverage;
  /** A visitor without cookies. */
  guest(): Visitor;
  /** A member signed up through the API, the same for all cases. */
  member(): Promise<Account>;
  /** Another member. */
  otherMember(): Promise<Account>;
  /** The first listings by name. */
  listings(count: number): Promise<Listing[]>;
  /** Ids of objects that a group can contain; there are eight or more. */
  objectIds(group: SavedGroupName): Promise<number[]>;
  /** Returns the token of the newest reset mail to an address; absent if the run cannot read mail. */
  readResetToken?: ReadResetToken | undefined;
}

/** Waits for the mail if it has not arrived yet. */
export type ReadResetToken = (email: string) => Promise<string> | string;

/** An email address without an account. */
export function randomEmail(): string {
  return `conformance-${randomUUID()}@example.com`;
}

/** More than the cases of one group need at once. */
const NEEDED_OBJECTS = 8;

const lists = { listing: listingsRoutes, article: articlesRoutes, video: videosRoutes, event: eventsRoutes };

/** The ids of a list, whatever else its rows have. */
function readIds(body: unknown): number[] {
  const results = isRecord(body) && Array.isArray(body.results) ? (body.results as unknown[]) : [];
  return results.flatMap((row) => (isRecord(row) ? (readId(row.id) ?? []) : []));
}

/** Creates the context of one run. */
export function createTestContext(baseUrl: string, readResetToken?: ReadResetToken): TestContext {
  const base = baseUrl.replace(/\/*$/, '/');
  const coverage = createCoverage();
  const guest = () => createVisitor({ baseUrl: base, coverage });

  async function signUp(): Promise<Account> {
    const visitor = guest();
    const credentials = { email: randomEmail(), password: `pw ${randomUUID()}` };
    await visitor.prepare(profilesRoutes.hi, 200);
    const profile = await visitor.prepare(profilesRoutes.register, 201, { body: credentials });
    return { visitor, profile: profile as Profile, ...credentials };
  }

  async function objectIds(group: SavedGroupName): Promise<number[]> {
    const { list } = lists[savedShapes[group].object];
    const ids = readIds(await guest().prepare(list, 200));
    assert.ok(ids.length >= NEEDED_OBJECTS, `${list.path} lists ${ids.length}, not ${NEEDED_OBJECTS}`);
    return ids;
  }

  const idsByObject = new Map<string, Promise<number[]>>();
  let member: Promise<Account> | undefined;
  let otherMember: Promise<Account> | undefined;

  return {
    baseUrl: base,
    coverage,
    guest,
    member: () => (member ??= signUp()),
    readResetToken,
    otherMember: () => (otherMember ??= signUp()),
    objectIds(group) {
      const { object } = savedShapes[group];
      const ids = idsByObject.get(object) ?? objectIds(group);
      idsByObject.set(object, ids);
      return ids;
    },
    async listings(count) {
      const query = { limit: count, ordering: 'name' };
      return (await guest().expect(listingsRoutes.list, 200, { query })).body.results;
    },
  };
}
