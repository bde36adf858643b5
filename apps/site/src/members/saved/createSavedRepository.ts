import type { SavedGroup } from '@cityguide/api/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { isPublished } from '../../platform/publishing/isPublished';
import { changeSavedGroup, type GroupTimes } from './changeSavedGroup';
import { findGroupTimes } from './findGroupTimes';
import { selectSaved, type SavedRow } from './selectSaved';
import { savedTables } from './savedTables';

export interface SavedResult extends SavedRow {
  /** False where the object was saved already. */
  isNew: boolean;
}

/** A write's outcome and the group's time before and after it. */
export interface SavedWrite<T> {
  times: GroupTimes;
  result: T;
}

interface SavedPage {
  profileId: number;
  limit: number;
  offset: number;
  /** Only rows of this value. */
  value?: number | undefined;
}

export type SavedRepository = ReturnType<typeof createSavedRepository>;

/** What members saved of one group. */
export function createSavedRepository(
  database: Database,
  { group, now }: { group: SavedGroup; now(): number },
) {
  const { query, engine } = database;
  const setting = savedTables[group];
  const { objects, afterChange } = setting;
  const saved = selectSaved(setting);

  /** Newest first; what is not public is neither listed nor counted until it is. */
  async function findPage({ profileId, limit, offset, value }: SavedPage) {
    const mine = saved.ofMember(query, { profileId, value, publicAtMs: now() });
    const { count } = await mine
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (offset >= count) return { count, rows: [] };
    const rows = await mine
      .orderBy('date_created', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { count, rows };
  }

  /**
   * All rows, and the group's time, read before them so that no change can hide behind it. These are ids alone, so what
   * is not public is among them: a control that appears with it is right from the first moment.
   */
  async function findAll(profileId: number): Promise<{ rows: SavedRow[]; timeMs: number }> {
    const times = await findGroupTimes(database, profileId);
    const rows = await saved.ofMember(query, { profileId }).orderBy('object_id').execute();
    return { rows, timeMs: times?.[group] ?? now() };
  }

  /** It is locked where others may change what is counted on it at the same time. */
  function selectObject(transaction: Transaction<Tables>, objectId: number) {
    return transaction
      .selectFrom(objects)
      .select('id')
      .where('id', '=', objectId)
      .$if(afterChange !== undefined && engine === 'postgres', (one) => one.forNoKeyUpdate());
  }

  /** Saves an object once, however often it is asked to. Undefined where there is no such object that is public. */
  async function save(
    profileId: number,
    objectId: number,
    value: number | null = null,
  ): Promise<SavedWrite<SavedResult | undefined>> {
    return changeSavedGroup<SavedResult | undefined>(database, {
      profileId,
      group,
      now: now(),
      async change(transaction, moment) {
        const object = await selectObject(transaction, objectId)
          .where(isPublished(objects, now()))
          .executeTakeFirst();
        if (!object) return { hasChanged: false, result: undefined };
        const existing = await saved.ofMember(transaction, { profileId, objectId }).executeTakeFirst();
        if (existing && (!setting.isReplaced || existing.value === value)) {
          return { hasChanged: false, result: { ...existing, isNew: false } };
        }
        const row = existing
          ? await saved.change(transaction, { id: existing.id, value, dateCreatedMs: moment })
          : await saved.insert(transaction, { profileId, objectId, value, dateCreatedMs: moment });
        await afterChange?.({ transaction, objectId, step: existing ? 0 : 1 });
        return { hasChanged: true, result: { ...row, isNew: !existing } };
      },
    });
  }

  /** Gives a saved thing of this member's own another value. Undefined where the member's list has none of this id. */
  async function update(
    profileId: number,
    { id, value }: { id: number; value: number | undefined },
  ): Promise<SavedWrite<SavedRow | undefined>> {
    return changeSavedGroup<SavedRow | undefined>(database, {
      profileId,
      group,
      now: now(),
      async change(transaction) {
        const existing = await saved
          .ofMember(transaction, { profileId, id, publicAtMs: now() })
          .executeTakeFirst();
        if (!existing || value === undefined || existing.value === value) {
          return { hasChanged: false, result: existing };
        }
        return { hasChanged: true, result: await saved.change(transaction, { id, value }) };
      },
    });
  }

  /** Removes a saved thing of this member's own; `result` says whether there was one. */
  async function remove(profileId: number, id: number): Promise<SavedWrite<boolean>> {
    return changeSavedGroup(database, {
      profileId,
      group,
      now: now(),
      async change(transaction) {
        const existing = await saved.ofMember(transaction, { profileId, id }).executeTakeFirst();
        if (!existing) return { hasChanged: false, result: false };
        await selectObject(transaction, existing.object_id).execute();
        await saved.remove(transaction, id);
        await afterChange?.({ transaction, objectId: existing.object_id, step: -1 });
        return { hasChanged: true, result: true };
      },
    });
  }

  return { findPage, findAll, save, update, remove };
}
