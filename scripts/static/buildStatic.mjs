import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isObjectWith, isText, parseJson } from '@cityguide/tooling/json';
import { formatHeaders } from './formatHeaders.mjs';
import { formatCheckPage } from './formatCheckPage.mjs';

/** As in `packages/widget-kit/src/manifest/Manifest.ts`. */
const MANIFEST_SCHEMA = 'cityguide-widgets/1';
const REGISTRY = path.join('widgets', 'registry.json');

/**
 * Writes a folder that any static host or CDN can serve (ANY-13). Run again into the same folder it adds the files of new
 * releases and leaves the old ones, which cached pages may still ask for. The embed script is written last, so that it
 * never names a file that is not there yet.
 * @param {{ out: string, roots: string[], registry: import('@cityguide/tooling/release').Registry }} order
 * `roots` as for `npm run release`
 * @returns {Promise<string[]>} the releases that were added, such as `navbar/1.0.0-ab12cd34/`
 * @throws Error with a sentence for the console; then nothing of the folder has changed
 */
export async function buildStatic({ out, roots, registry }) {
  const { embed } = registry;
  if (!embed?.files?.embed)
    throw new Error('Nothing is released yet: run "npm run build", then "npm run release".');
  await requireOwnFolder(out);
  const releases = [embed, ...Object.values(registry.widgets)];
  const sources = await Promise.all(
    releases.map(async ({ folder }) => ({ folder, source: await findSource(folder, roots) })),
  );
  const added = [];
  for (const { folder, source } of sources) {
    const target = path.join(out, 'widgets', folder);
    if (await exists(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // Copied under another name first: a run that was stopped halfway must not look complete to the next.
    const temporary = path.join(path.dirname(target), `.${path.basename(target)}`);
    await cp(source, temporary, { recursive: true, force: true });
    await rename(temporary, target);
    added.push(folder);
  }
  // An older embed script lacks some of them.
  for (const name of ['rest.css', 'check.js', 'catalogue.js']) {
    const file = path.join(out, 'widgets', embed.folder, name);
    if (await exists(file)) await write(path.join(out, 'widgets', name), await readFile(file));
  }
  await write(
    path.join(out, 'widgets', 'manifest.json'),
    JSON.stringify(await readManifest(out, Object.values(registry.widgets))),
  );
  await write(path.join(out, '_headers'), formatHeaders());
  await write(path.join(out, 'index.html'), formatCheckPage(Object.keys(registry.widgets)));
  const json = JSON.stringify(registry);
  await write(path.join(out, REGISTRY), json);
  const code = await readFile(path.join(out, 'widgets', embed.folder, embed.files.embed), 'utf8');
  await write(path.join(out, 'widgets', 'embed.js'), `self.cityguideRegistry=${json};\n${code}`);
  return added;
}

/**
 * As the reference site makes it: the parts of the live releases. Older ones have none.
 * @param {string} out
 * @param {{ folder: string }[]} releases
 */
async function readManifest(out, releases) {
  const files = releases.map(({ folder }) => path.join(out, 'widgets', folder, 'manifest.json'));
  const found = await Promise.all(
    files.map(async (file) =>
      (await exists(file)) ? parsePart(await readFile(file, 'utf8'), file) : undefined,
    ),
  );
  return { schema: MANIFEST_SCHEMA, widgets: found.filter((part) => part !== undefined) };
}

/**
 * @param {string} text
 * @param {string} from
 */
const parsePart = (text, from) =>
  parseJson(text, { from, isRight: isObjectWith({ name: isText }), expected: 'the name of a widget' });

/**
 * A folder with other content is somebody's site: its `index.html` would be lost.
 * @param {string} out
 */
async function requireOwnFolder(out) {
  const found = await readdir(out).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`${out} cannot be used as a folder (${error.code}): name another with --out.`);
  });
  if (found.length === 0 || (await exists(path.join(out, REGISTRY)))) return;
  throw new Error(
    `${out} has other content (${found.slice(0, 3).join(', ')}${found.length > 3 ? ' …' : ''}) and is left as it is: name an empty folder with --out, or one that this command has made.`,
  );
}

/**
 * @param {string} folder of a release
 * @param {string[]} roots
 */
async function findSource(folder, roots) {
  for (const root of roots) {
    const source = path.join(root, folder);
    if (await exists(source)) return source;
  }
  throw new Error(
    `The registry names ${folder}, which is in none of the folders of built releases: run "npm run build" and "npm run release", or bring the folder back.`,
  );
}

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * A host that copies meanwhile gets the old or the new file, never half of one.
 * @param {string} file
 * @param {string | Buffer} content
 */
async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
