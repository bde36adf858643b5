import { savedGroups, type SavedGroup } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/database';
import { createSavedRepository, type SavedRepository } from './createSavedRepository';

export type SavedRepositories = Record<SavedGroup, SavedRepository>;

/** What members saved, by group. */
export function createSavedRepositories(database: Database, now: () => number): SavedRepositories {
  const pairs = savedGroups.map((group) => [group, createSavedRepository(database, { group, now })] as const);
  return Object.fromEntries(pairs) as SavedRepositories;
}
