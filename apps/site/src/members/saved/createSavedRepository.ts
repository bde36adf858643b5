import type { SavedGroupName } from '@cityguide/api/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import type { Tables } from '../../platform/database/tables';
import { isPublished } from '../../platform/publishing/isPublished';
import { changeSavedGroup, type GroupTimes } from './changeSavedGroup';
import { findGroupTimes } from './findGroupTimes';
import { createSavedStatements, type SavedRow } from './createSavedStatements';
import { savedTables } from './savedTables';

export interface SavedResult extends SavedRow {
  /** False if the object was already saved. */
  isNew: boolean;
}

/** The result of a write, and the group's time before and after it. */
export interface SavedWriteResult<T> {
  times: GroupTimes;
  result: T;
}

interface SavedPageQuery extends PageBounds {
  profileId: number;
  /** Only rows with this value. */
  value?: number | undefined;
}

export type SavedRepository = ReturnType<typeof createSavedRepository>;

/** What members saved in one group. */
export function createSavedRepository(
  database: Database,
  { group, now }: { group: SavedGroupName; now(): number },
) {
  const { query, engine } = database;
  const savedTable = savedTables[group];
  const { objects, afterChange } = savedTable;
  const statements = createSavedStatements(savedTable);

  /** Newest first; objects that are not public are neither listed nor counted. */
  async function findPage({ profileId, limit, offset, value }: SavedPageQuery) {
    const memberRows = statements.ofMember(query, { profileId, value, publicAtMs: now() });
    return findRowPage(memberRows.orderBy('date_created', 'desc').orderBy('id', 'desc'), { limit, offset });
  }

  /**
   * All rows, and the group's time, which is read first so that no later change is hidden by it. Ids of objects that
   * are not public are included, so that controls are correct as soon as an object becomes public.
   */
  async function findAll(profileId: number): Promise<{ rows: SavedRow[]; timeMs: number }> {
    const times = await findGroupTimes(database, profileId);
    const rows = await statements.ofMember(query, { profileId }).orderBy('object_id').execute();
    return { rows, timeMs: times?.[group] ?? now() };
  }

  /** Locks the object if its counts may be changed concurrently. */
  function selectObject(transaction: Transaction<Tables>, objectId: number) {
    return transaction
      .selectFrom(objects)
      .select('id')
      .where('id', '=', objectId)
      .$if(afterChange !== undefined && engine === 'postgres', (one) => one.forNoKeyUpdate());
  }

  /** Saves an object once, even if called repeatedly. Undefined if there is no such public object. */
  async function save(
    profileId: number,
    objectId: number,
    value: number | null = null,
  ): Promise<SavedWriteResult<SavedResult | undefined>> {
    return changeSavedGroup<SavedResult | undefined>(database, {
      profileId,
      group,
      now: now(),
      async change(transaction, moment) {
        const object = await selectObject(transaction, objectId)
          .where(isPublished(objects, now()))
          .executeTakeFirst();
        if (!object) return { hasChanged: false, result: undefined };
        const existing = await statements.ofMember(transaction, { profileId, objectId }).executeTakeFirst();
        if (existing && (!savedTable.isOverwritable || existing.value === value)) {
          return { hasChanged: false, result: { ...existing, isNew: false } };
        }
        const row = existing
          ? await statements.change(transaction, { id: existing.id, value, dateCreatedMs: moment })
          : await statements.insert(transaction, { profileId, objectId, value, dateCreatedMs: moment });
        await afterChange?.({ transaction, objectId, countDelta: existing ? 0 : 1 });
        return { hasChanged: true, result: { ...row, isNew: !existing } };
      },
    });
  }

  /** Changes the value of one of the member's rows. Undefined if the member's list has no row with this id. */
  async function update(
    profileId: number,
    { id, value }: { id: number; value: number | undefined },
  ): Promise<SavedWriteResult<SavedRow | undefined>> {
    return changeSavedGroup<SavedRow | undefined>(database, {
      profileId,
      group,
      now: now(),
      async change(transaction) {
        const existing = await statements
          .ofMember(transaction, { profileId, id, publicAtMs: now() })
          .executeTakeFirst();
        if (!existing || value === undefined || existing.value === value) {
          return { hasChanged: false, result: existing };
        }
        return { hasChanged: true, result: await statements.change(transaction, { id, value }) };
      },
    });
  }

  /** Removes one of the member's rows; `result` is whether there was one. */
  async function remove(profileId: number, id: number): Promise<SavedWriteResult<boolean>> {
    return changeSavedGroup(database, {
      profileId,
      group,
      now: now(),
      async change(transaction) {
        const existing = await statements.ofMember(transaction, { profileId, id }).executeTakeFirst();
        if (!existing) return { hasChanged: false, result: false };
        await selectObject(transaction, existing.object_id).execute();
        await statements.remove(transaction, id);
        await afterChange?.({ transaction, objectId: existing.object_id, countDelta: -1 });
        return { hasChanged: true, result: true };
      },
    });
  }

  return { findPage, findAll, save, update, remove };
}
