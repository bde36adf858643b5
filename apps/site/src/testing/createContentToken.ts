import type { ContentKind } from '@cityguide/api/contract';
import { createContentTokens } from '../content/content-api/tokens/createContentTokens';
import { openDatabase } from '../platform/database/openDatabase';

interface TokenOptions {
  databaseUrl: string;
  kinds: readonly ContentKind[];
  /** An ended one is refused. */
  isEnded?: boolean;
}

/** A token of the content API for a site that is started as a process, as its operator would make it. */
export async function createContentToken({
  databaseUrl,
  kinds,
  isEnded = false,
}: TokenOptions): Promise<string> {
  const database = openDatabase(databaseUrl);
  try {
    const tokens = createContentTokens(database);
    const { id, token } = await tokens.create({ name: 'Attack', kinds, expiresMs: null });
    if (isEnded) await tokens.end(id);
    return token;
  } finally {
    await database.close();
  }
}
