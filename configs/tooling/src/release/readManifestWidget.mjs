import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const KIT = path.resolve(import.meta.dirname, '../../../../packages/widget-kit/src/manifest.ts');

/**
 * A widget's entry in the manifest: title, help, options as JSON Schema, fallback and snippets.
 * @param {string} dir the widget's package folder
 * @returns {Promise<import('../../../../packages/widget-kit/src/manifest').ManifestWidget>}
 */
export async function readManifestWidget(dir) {
  const read = (/** @type {string} */ file) => tsImport(pathToFileURL(file).href, import.meta.url);
  const { definition } = await read(path.join(dir, 'src', 'definition.ts'));
  const texts = path.join(dir, 'src', 'editorTexts.ts');
  const { createManifestWidget } = await read(KIT);
  return createManifestWidget(definition, existsSync(texts) ? (await read(texts)).editorTexts : undefined);
}
