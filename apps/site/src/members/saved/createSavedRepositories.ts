import { savedGroupNames, type SavedGroupName } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { createSavedRepository, type SavedRepository } from './createSavedRepository';

export type SavedRepositories = Record<SavedGroupName, SavedRepository>;

/** The repository of each saved group. */
export function createSavedRepositories(database: Database, now: () => number): SavedRepositories {
  const pairs = savedGroupNames.map(
    (group) => [group, createSavedRepository(database, { group, now })] as const,
  );
  return Object.fromEntries(pairs) as SavedRepositories;
}
