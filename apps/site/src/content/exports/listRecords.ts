import type { Database } from '../../platform/database/Database';
import type { ContentKind } from '../imports/ContentKind';
import { listArticles } from './listArticles';
import { listEvents } from './listEvents';
import { listListings } from './listListings';

/** A record with its key, in the fields that an import reads. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

/** All content of a kind, also what is scheduled, but not what was withdrawn; read in parts, in the order of the ids. */
export function listRecords(database: Database, kind: ContentKind): AsyncGenerator<ExportedRecord> {
  if (kind === 'listings') return listListings(database);
  return kind === 'events' ? listEvents(database) : listArticles(database);
}
