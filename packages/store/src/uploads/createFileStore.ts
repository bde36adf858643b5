import type { Services } from '../services/Services';
import { isRecord } from '../services/isRecord';
import { withTimeout } from '../storage/withTimeout';
import { hasStoredFiles, setStoredFilesMarker } from './storedFilesMarker';

/** A login or a sign-up takes minutes; photos are not stored longer than this. */
const MAX_AGE_MS = 30 * 60_000;
/** Twenty photos of a camera are some hundred megabytes. */
const LIMIT_MS = 15_000;

export interface StoredFile {
  file: File;
  description: string;
}

interface StoredFiles {
  storedAtMs: number;
  files: readonly StoredFile[];
}

/** Stores chosen files while the page is away for a login (PHOTO-6). No function rejects. */
export function createFileStore({ storage, now, report }: Pick<Services, 'storage' | 'now' | 'report'>) {
  const isFresh = (entry: unknown): entry is StoredFiles =>
    isRecord(entry) && typeof entry.storedAtMs === 'number' && now() - entry.storedAtMs < MAX_AGE_MS;

  async function attempt<T>(task: () => Promise<T>): Promise<T | undefined> {
    try {
      return await withTimeout(task(), LIMIT_MS);
    } catch (error) {
      report?.(error, 'keeping chosen photos');
      return undefined;
    }
  }

  async function clear(listing: number): Promise<void> {
    if (!hasStoredFiles(listing)) return;
    setStoredFilesMarker(null);
    await attempt(async () => (await storage.openFiles()).remove(String(listing)));
  }

  return {
    clear,
    /** False where they will not be available afterwards. */
    async store(listing: number, files: readonly StoredFile[]): Promise<boolean> {
      const isKept = await attempt(async () => {
        const driver = await storage.openFiles();
        // Files of a visitor who never logged in.
        for (const key of await driver.keys()) if (!isFresh(await driver.get(key))) await driver.remove(key);
        await driver.set(String(listing), { storedAtMs: now(), files } satisfies StoredFiles);
        setStoredFilesMarker(listing);
        return true;
      });
      return isKept ?? false;
    },
    /** Returns the stored files, once. */
    async take(listing: number): Promise<readonly StoredFile[]> {
      if (!hasStoredFiles(listing)) return [];
      const note = await attempt(async () => (await storage.openFiles()).get(String(listing)));
      await clear(listing);
      return isFresh(note) ? note.files : [];
    },
  };
}
