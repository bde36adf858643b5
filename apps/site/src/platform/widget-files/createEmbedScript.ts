import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findWidgetFile } from './findWidgetFile';
import { parseRegistry } from './parseRegistry';

const compress = promisify(brotliCompress);

/** A text that changes only when the registry does, ready in both encodings. */
export interface ReadyText {
  plain: Buffer;
  brotli: Buffer;
  etag: string;
}

export interface CurrentRelease {
  /** `self.cityguideRegistry=…;` in front of the embed script's first part: one file, no further request. */
  embedScript: ReadyText;
  registryJson: ReadyText;
}

interface Parts {
  registryFile: string;
  widgetFolders: readonly string[];
  onFault(error: unknown): void;
}

/**
 * Follows the registry file. Gives undefined while there is no good one; once there was, a broken successor is
 * reported and the last good one stays, for a half-written file must not take the widgets off every page.
 */
export function createEmbedScript({ registryFile, widgetFolders, onFault }: Parts) {
  let seen: string | undefined;
  let current: CurrentRelease | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const text = await readFile(registryFile, 'utf8');
      current = await build(text, widgetFolders);
    } catch (error) {
      onFault(error);
    }
  }

  async function load(): Promise<CurrentRelease | undefined> {
    const found = await stat(registryFile).catch(() => undefined);
    const state = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'missing';
    if (state !== seen) {
      seen = state;
      reading = read();
    }
    await reading;
    return current;
  }

  return { load };
}

async function build(text: string, widgetFolders: readonly string[]): Promise<CurrentRelease> {
  const registry = parseRegistry(text);
  const { folder, files } = registry.embed;
  const path = `${folder}${files.embed}`;
  const found = await findWidgetFile(widgetFolders, path);
  if (!found) throw new Error(`the registry names ${path}, which is in none of ${widgetFolders.join(', ')}`);
  const json = JSON.stringify(registry);
  const code = await readFile(found.file, 'utf8');
  return {
    embedScript: await prepare(`self.cityguideRegistry=${json};\n${code}`),
    registryJson: await prepare(json),
  };
}

async function prepare(text: string): Promise<ReadyText> {
  const plain = Buffer.from(text);
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { plain, brotli, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27) };
}
