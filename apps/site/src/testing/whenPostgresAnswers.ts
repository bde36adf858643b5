import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const LIMIT_MS = 20_000;
const PAUSE_MS = 50;

/** Resolves as soon as the server takes a connection. @throws its last error after 20 seconds. */
export async function whenPostgresAnswers(url: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
}
