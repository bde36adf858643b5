import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isObjectWith, isText, parseJson } from '../parseJson.mjs';
import { getSharedModules, getInstalledVersion } from '../webpack/getSharedModules.mjs';
import { readDefinition } from './readDefinition.mjs';
import { readManifestWidget } from './readManifestWidget.mjs';

const TEXT = /\.(js|css|svg|json)$/;
/** Beside `embed.js` under their own names, so that the registry has nothing about them: the sheet of widgets at rest, and what editors use. */
const NAMED_FILES = ['rest.css', 'check.js', 'catalogue.js'];

/** A widget's part of the manifest; for CMSs, so that the registry has nothing about it either. */
const MANIFEST = 'manifest.json';

/**
 * Packs `build/` of a package into `dist/<name>/<version>-<hash8>/`: the files, their brotli forms and `release.json`.
 * The hash covers all contents, so a folder never changes once it is written.
 * @param {string} dir the package's folder
 * @returns {Promise<{ folder: string, files: Record<string, { raw: number, brotli: number }> }>} sizes in bytes
 */
export async function packRelease(dir) {
  const manifest = path.join(dir, 'package.json');
  const { name: packageName, version } = parseJson(await readFile(manifest, 'utf8'), {
    from: manifest,
    isRight: isObjectWith({ name: isText, version: isText }),
    expected: 'a name and a version',
  });
  const name = packageName.replace(/^@cityguide\/(widget-)?/, '');
  const contents = carryIntegrity(await readBuild(path.join(dir, 'build')));
  if (contents.size === 0) throw new Error(`${dir}/build is empty: run webpack before packing`);
  if (name !== 'embed')
    contents.set(MANIFEST, Buffer.from(JSON.stringify({ ...(await readManifestWidget(dir)), version })));
  const metadata =
    name === 'embed'
      ? { kind: 'embed', load: 'eager', provides: getProvidedVersions(dir) }
      : { ...(await readDefinition(dir)), requires: getRequiredVersions(dir) };
  const folder = `${name}/${version}-${hashContents(contents, metadata)}/`;
  const release = {
    name,
    version,
    folder,
    ...metadata,
    files: findMainFiles([...contents.keys()]),
    integrity: getIntegrity(
      [...contents].filter(([file]) => !NAMED_FILES.includes(file) && file !== MANIFEST),
    ),
    carries: findCarried([...contents.keys()]).carried,
  };
  const target = path.join(dir, 'dist', folder);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  /** @type {Record<string, { raw: number, brotli: number }>} */
  const files = {};
  for (const [file, bytes] of contents) {
    await writeFile(path.join(target, file), bytes);
    const packed = TEXT.test(file) ? compress(bytes) : bytes;
    if (packed !== bytes) await writeFile(path.join(target, `${file}.br`), packed);
    files[file] = { raw: bytes.length, brotli: packed.length };
  }
  await writeFile(path.join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  // Names the newest build without reading file times: several releases may lie side by side for a rollback.
  await writeFile(path.join(dir, 'dist', 'latest.json'), `${JSON.stringify({ name, folder })}\n`);
  return { folder, files };
}

/**
 * @param {string} build
 * @returns {Promise<Map<string, Buffer>>} contents by file name
 */
async function readBuild(build) {
  const names = existsSync(build) ? (await readdir(build)).sort() : [];
  const contents = await Promise.all(names.map((name) => readFile(path.join(build, name))));
  return new Map(contents.map((bytes, index) => [names[index] ?? '', bytes]));
}

/** @param {[file: string, bytes: Buffer][]} files */
const getIntegrity = (files) =>
  Object.fromEntries(
    files.map(([file, bytes]) => [file, `sha256-${createHash('sha256').update(bytes).digest('base64')}`]),
  );

/**
 * The main module of a build, and the files that it loads later.
 * @param {string[]} names
 */
function findCarried(names) {
  const main = findMainFiles(names);
  const carrier = main.js ?? main.core;
  const mainFiles = Object.values(main);
  const carried = carrier
    ? names.filter(
        (name) => /\.(js|css)$/.test(name) && !NAMED_FILES.includes(name) && !mainFiles.includes(name),
      )
    : [];
  return { carrier, carried };
}

/**
 * Writes the integrity of what a main module loads later into that module, which is checked itself: every visitor loads the
 * registry, and few need these files.
 * @param {Map<string, Buffer>} contents
 */
function carryIntegrity(contents) {
  const { carrier, carried } = findCarried([...contents.keys()]);
  if (!carrier || carried.length === 0) return contents;
  const integrity = getIntegrity([...contents].filter(([file]) => carried.includes(file)));
  const code = `${contents.get(carrier)}\nexport const integrity=${JSON.stringify(integrity)};\n`;
  return new Map(contents).set(carrier, Buffer.from(code));
}

const PROVIDED_PACKAGES = ['@cityguide/store', '@cityguide/widget-kit'];

/**
 * The page passes these to every widget, whether it imports them or not, so the registry checks their versions.
 * @param {string} dir
 */
function getRequiredVersions(dir) {
  const shared = Object.entries(getSharedModules(dir));
  const provided = shared.filter(([key]) => PROVIDED_PACKAGES.includes(key));
  return Object.fromEntries(provided.map(([key, { requiredVersion }]) => [key, requiredVersion]));
}

/**
 * The versions that the embed script provides, so that a release can be checked against it before pages do.
 * @param {string} dir
 */
function getProvidedVersions(dir) {
  const versions = PROVIDED_PACKAGES.map((key) => [key, getInstalledVersion(key, dir)]);
  return Object.fromEntries(versions.filter(([, version]) => version));
}

/**
 * `widget.1a2b3c4d.js` is the widget's `js`; `core.….js` is the embed script's `core`.
 * @param {string[]} names
 */
function findMainFiles(names) {
  const entries = names.flatMap((name) => {
    const [, part, end] = /^(widget|embed|core|react)\.[0-9a-f]+\.(js|css)$/.exec(name) ?? [];
    return part ? [[part === 'widget' ? end : part, name]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {Map<string, Buffer>} contents
 * @param {object} metadata
 */
function hashContents(contents, metadata) {
  const hash = createHash('sha256').update(JSON.stringify(metadata));
  for (const [file, bytes] of contents) hash.update(file).update(bytes);
  return hash.digest('hex').slice(0, 8);
}

/** @param {Buffer} bytes */
function compress(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
