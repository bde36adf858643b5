import type { Services } from '../services/Services';
import { isRecord } from '../services/isRecord';
import { withTimeLimit } from '../storage/withTimeLimit';
import { hasKeptFiles, markFiles } from './filesMark';

/** A log-in or a sign-up takes minutes; nobody's photos lie around longer. */
const KEPT_MS = 30 * 60_000;
/** Twenty photos of a camera are some hundred megabytes. */
const LIMIT_MS = 15_000;

export interface KeptFile {
  file: File;
  description: string;
}

interface Note {
  keptAtMs: number;
  files: readonly KeptFile[];
}

/** Keeps chosen files while the page is away for a log-in (PHOTO-6). No function rejects. */
export function createKeptFiles({ storage, now, report }: Pick<Services, 'storage' | 'now' | 'report'>) {
  const isFresh = (note: unknown): note is Note =>
    isRecord(note) && typeof note.keptAtMs === 'number' && now() - note.keptAtMs < KEPT_MS;

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await withTimeLimit(work(), LIMIT_MS);
    } catch (error) {
      report?.(error, 'keeping chosen photos');
      return undefined;
    }
  }

  async function forget(listing: number): Promise<void> {
    if (!hasKeptFiles(listing)) return;
    markFiles(null);
    await attempt(async () => (await storage.openFiles()).remove(String(listing)));
  }

  return {
    forget,
    /** False where they will not be there afterwards. */
    async keep(listing: number, files: readonly KeptFile[]): Promise<boolean> {
      const isKept = await attempt(async () => {
        const driver = await storage.openFiles();
        // What somebody left who never logged in.
        for (const key of await driver.keys()) if (!isFresh(await driver.get(key))) await driver.remove(key);
        await driver.set(String(listing), { keptAtMs: now(), files } satisfies Note);
        markFiles(listing);
        return true;
      });
      return isKept ?? false;
    },
    /** Gives what was kept, once. */
    async take(listing: number): Promise<readonly KeptFile[]> {
      if (!hasKeptFiles(listing)) return [];
      const note = await attempt(async () => (await storage.openFiles()).get(String(listing)));
      await forget(listing);
      return isFresh(note) ? note.files : [];
    },
  };
}
