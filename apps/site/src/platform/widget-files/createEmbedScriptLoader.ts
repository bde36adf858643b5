import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findWidgetFile } from './findWidgetFile';
import { loadManifest } from './loadManifest';
import { parseRegistry } from './parseRegistry';

const compress = promisify(brotliCompress);

/** A text that changes only with the registry, in both encodings. */
export interface CompressedText {
  plain: Buffer;
  brotli: Buffer;
  etag: string;
}

export interface CurrentRelease {
  /** `self.cityguideRegistry=…;` followed by the embed script's first part: one file, no further request. */
  embedScript: CompressedText;
  registryJson: CompressedText;
  /** The styles of widgets at rest; undefined for an embed script from before there were any. */
  restStyles: CompressedText | undefined;
  /** What `?cityguide-check` opens; undefined for an embed script from before there was one. */
  checker: CompressedText | undefined;
  /** What fills the page `/editors/`; undefined for an older embed script. */
  catalogue: CompressedText | undefined;
  /** What CMSs need to offer the live widgets to editors (CMS-1). */
  manifest: CompressedText;
}

interface EmbedScriptLoaderOptions {
  registryFile: string;
  /** Where this site serves the embed script: written into it, so that a copy of it elsewhere finds its files here. */
  address?: string | undefined;
  widgetFolders: readonly string[];
  /** Added to the embed script's entry of the registry. */
  siteDefaults: object;
  onError(error: unknown): void;
}

/**
 * Reloads the registry file when it changes. `load` returns undefined until there is a valid one; after that, an invalid
 * file is reported and the last valid one stays, as a half-written file must not remove the widgets from every page.
 */
export function createEmbedScriptLoader(options: EmbedScriptLoaderOptions) {
  const { registryFile, onError } = options;
  let lastFileState: string | undefined;
  let current: CurrentRelease | undefined;
  let pendingRead: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const text = await readFile(registryFile, 'utf8');
      current = await buildRelease(text, options);
    } catch (error) {
      onError(error);
    }
  }

  async function load(): Promise<CurrentRelease | undefined> {
    const stats = await stat(registryFile).catch(() => undefined);
    const state = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing';
    if (state !== lastFileState) {
      lastFileState = state;
      pendingRead = read();
    }
    await pendingRead;
    return current;
  }

  return { load };
}

async function buildRelease(
  text: string,
  { address, widgetFolders, siteDefaults }: EmbedScriptLoaderOptions,
): Promise<CurrentRelease> {
  const registry = parseRegistry(text);
  const { folder, files } = registry.embed;
  const path = `${folder}${files.embed}`;
  const widgetFile = await findWidgetFile(widgetFolders, path);
  if (!widgetFile)
    throw new Error(`the registry names ${path}, which is in none of ${widgetFolders.join(', ')}`);
  // without `<`, so that a page may have the whole script inline
  const json = JSON.stringify({
    ...registry,
    embed: { ...registry.embed, siteDefaults },
    address: address ?? registry.address,
  }).replaceAll('<', '\\u003c');
  const code = await readFile(widgetFile.file, 'utf8');
  const readNamed = async (name: string) => {
    const found = await findWidgetFile(widgetFolders, folder + name);
    return found && compressText(await readFile(found.file, 'utf8'));
  };
  return {
    embedScript: await compressText(`self.cityguideRegistry=${json};\n${code}`),
    registryJson: await compressText(json),
    restStyles: await readNamed('rest.css'),
    checker: await readNamed('check.js'),
    catalogue: await readNamed('catalogue.js'),
    manifest: await compressText(JSON.stringify(await loadManifest(registry, widgetFolders))),
  };
}

async function compressText(text: string): Promise<CompressedText> {
  const plain = Buffer.from(text);
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { plain, brotli, etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27) };
}
