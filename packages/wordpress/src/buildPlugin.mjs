import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { isObjectWith, isText, parseJson } from '@cityguide/tooling/json';
import { formatJed, formatMo } from './formatTranslations.mjs';
import { french } from './french.mjs';
import { readManifest } from './readManifest.mjs';

/** WordPress has no French for all: each country has its own. */
const FRENCH_LOCALES = ['fr_FR', 'fr_CA', 'fr_BE'];
/** The same bytes for the same sources, whenever it is built. */
const FILE_TIME = new Date(2020, 0, 1);

/**
 * Builds `build/cityguide/`, the plugin's folder as WordPress has it, and `dist/cityguide-<version>.zip` to upload.
 * @param {string} dir this package
 * @returns {Promise<{ zip: string, files: number }>} the zip, and how many files it has
 */
export async function buildPlugin(dir) {
  const { version } = await readPackage(dir);
  const folder = path.join(dir, 'build', 'cityguide');
  await rm(path.join(dir, 'build'), { recursive: true, force: true });
  await cp(path.join(dir, 'plugin'), folder, { recursive: true });
  const main = path.join(folder, 'cityguide.php');
  await writeFile(main, (await readFile(main, 'utf8')).replaceAll('0.0.0', version));
  const manifest = await readManifest(path.resolve(dir, '../widgets'));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeTranslations(path.join(folder, 'languages'));
  const files = await readFiles(folder);
  const zip = path.join(dir, 'dist', `cityguide-${version}.zip`);
  await mkdir(path.dirname(zip), { recursive: true });
  await writeFile(zip, zipSync(files, { level: 9, mtime: FILE_TIME }));
  return { zip, files: Object.keys(files).length };
}

/** @param {string} folder */
async function writeTranslations(folder) {
  await mkdir(folder, { recursive: true });
  for (const locale of FRENCH_LOCALES) {
    await writeFile(path.join(folder, `cityguide-${locale}.mo`), formatMo(french));
    await writeFile(path.join(folder, `cityguide-${locale}-cityguide-blocks.json`), formatJed(french));
  }
}

/** @param {string} dir */
async function readPackage(dir) {
  const file = path.join(dir, 'package.json');
  return parseJson(await readFile(file, 'utf8'), {
    from: file,
    isRight: isObjectWith({ version: isText }),
    expected: 'a version',
  });
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, Uint8Array>>} contents by path, which begins with the name of the folder
 */
async function readFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.sort().map(async (file) => {
      const name = path.relative(path.dirname(folder), file).split(path.sep).join('/');
      return /** @type {const} */ ([name, new Uint8Array(await readFile(file))]);
    }),
  );
  return Object.fromEntries(contents);
}
