import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resetIdentitySequences } from '../../../platform/database/resetIdentitySequences';
import { createTestSite, type TestSite } from '../../../testing/createTestSite';
import type { TestEngine } from '../../../testing/testEngines';
import type { ContentKind } from '../ContentKind';
import { importContent, type ImportOptions } from '../run/importContent';

export interface ImportTest {
  site: TestSite;
  /** Writes a file and returns its path. */
  write(name: string, content: string | Uint8Array): string;
  /** Writes a file and imports it. */
  bringIn(
    name: string,
    content: string | Uint8Array,
    options?: Partial<ImportOptions>,
  ): ReturnType<typeof importContent>;
  listNames(path?: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** A site with the sample city, and a folder for files that are imported into it. */
export async function openImportTest(
  engine: TestEngine,
  kind: ContentKind = 'listings',
): Promise<ImportTest> {
  const site = await createTestSite(engine, { hasPages: true });
  await resetIdentitySequences(site.database);
  const folder = mkdtempSync(join(tmpdir(), 'cityguide-import-'));
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  return {
    site,
    write,
    bringIn: (name, content, options = {}) =>
      importContent(site.database, { kind, file: write(name, content), ...options }),
    async listNames(path = '/api/v2/listings/?ordering=-date_published&limit=100') {
      const { results } = (await site.app.inject(path)).json<{ results: { name: string }[] }>();
      return results.map(({ name }) => name);
    },
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
