import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const TIMEOUT_MS = 20_000;
const RETRY_INTERVAL_MS = 50;

/** Resolves as soon as the server accepts a connection. @throws its last error after 20 seconds. */
export async function whenPostgresReady(url: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(RETRY_INTERVAL_MS);
    }
  }
}
