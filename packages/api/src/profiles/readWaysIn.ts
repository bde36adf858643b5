import { readPage } from '../reading/readPage';
import { isRecord, readFlag, readMoment, readText } from '../reading/values';
import type { WaysIn } from './waysInContract';

type Identity = WaysIn['identities'][number];
type Session = WaysIn['sessions'][number];

/** Reads the ways into an account; null where the answer is no record of them. What cannot be ended by an id is left out. */
export function readWaysIn(value: unknown): WaysIn | null {
  if (!isRecord(value) || !Array.isArray(value.sessions)) return null;
  return {
    has_password: readFlag(value.has_password),
    password_changed: readMoment(value.password_changed),
    pending_email: readText(value.pending_email),
    identities: readPage(value.identities, readIdentity)?.results ?? [],
    sessions: readPage(value.sessions, readSession)?.results ?? [],
  };
}

function readIdentity(row: unknown): Identity | null {
  if (!isRecord(row) || row.provider !== 'facebook') return null;
  const id = readText(row.id);
  const date_created = readMoment(row.date_created);
  return id === null || date_created === null ? null : { id, provider: row.provider, date_created };
}

function readSession(row: unknown): Session | null {
  if (!isRecord(row)) return null;
  const id = readText(row.id);
  const date_created = readMoment(row.date_created);
  if (id === null || date_created === null) return null;
  return {
    id,
    device: readText(row.device) ?? '',
    is_current: readFlag(row.is_current),
    date_created,
    last_used: readMoment(row.last_used) ?? date_created,
  };
}
