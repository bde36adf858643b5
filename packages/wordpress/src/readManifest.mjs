import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readManifestWidget } from '@cityguide/tooling/release';

/** As in `packages/widget-kit/src/manifest/Manifest.ts`. */
const MANIFEST_SCHEMA = 'cityguide-widgets/1';

/**
 * The manifest of all widgets in the workspace, as a server has it that runs their newest releases.
 * @param {string} widgets the folder with their packages
 * @returns {Promise<import('../../widget-kit/src/manifest').Manifest>}
 */
export async function readManifest(widgets) {
  const names = (await readdir(widgets)).sort();
  const folders = names.map((name) => path.join(widgets, name)).filter(isPackage);
  const entries = [];
  // One after the other: only the first import pays for the start of the compiler.
  for (const folder of folders) entries.push(await readManifestWidget(folder));
  return { schema: MANIFEST_SCHEMA, widgets: entries };
}

/** @param {string} folder */
const isPackage = (folder) => existsSync(path.join(folder, 'package.json'));
