import { readPage } from '../reading/readPage';
import { isRecord, readFlag, readTimestamp, readText } from '../reading/values';
import type { AccountAccess } from './accountAccessContract';

type Identity = AccountAccess['identities'][number];
type Session = AccountAccess['sessions'][number];

/**
 * Parses the sessions and identities of an account; null if the response is not an object. Entries without an id are
 * left out, since they cannot be ended.
 */
export function readAccountAccess(value: unknown): AccountAccess | null {
  if (!isRecord(value) || !Array.isArray(value.sessions)) return null;
  return {
    has_password: readFlag(value.has_password),
    password_changed: readTimestamp(value.password_changed),
    pending_email: readText(value.pending_email),
    identities: readPage(value.identities, readIdentity)?.results ?? [],
    sessions: readPage(value.sessions, readSession)?.results ?? [],
  };
}

function readIdentity(row: unknown): Identity | null {
  if (!isRecord(row) || row.provider !== 'facebook') return null;
  const id = readText(row.id);
  const date_created = readTimestamp(row.date_created);
  return id === null || date_created === null ? null : { id, provider: row.provider, date_created };
}

function readSession(row: unknown): Session | null {
  if (!isRecord(row)) return null;
  const id = readText(row.id);
  const date_created = readTimestamp(row.date_created);
  if (id === null || date_created === null) return null;
  return {
    id,
    device: readText(row.device) ?? '',
    is_current: readFlag(row.is_current),
    date_created,
    last_used: readTimestamp(row.last_used) ?? date_created,
  };
}
