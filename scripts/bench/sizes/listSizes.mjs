import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readNewestRelease } from '@cityguide/tooling/release';
import { widgetRoots } from '../../paths.mjs';
import { bundle } from '../peers/bundle.mjs';
import { unpackedFile } from '../paths.mjs';
import { compress } from '../servers/compress.mjs';

const GHOST = ['portal', 'sodo-search', 'signup-form', 'announcement-bar'];
const PEERS = {
  'React grid with React': 'reactGrid.jsx',
  'WordPress Interactivity': 'wordpress.mjs',
  'save buttons with Stimulus': 'stimulusButtons.mjs',
  'save buttons in plain code': 'vanillaButtons.mjs',
  'our bar and grid in one bundle': 'oneBundle.mjs',
};

/**
 * The sizes of our deployed files and of the peers'.
 * @returns {Promise<{ name: string, rawBytes: number, brotliBytes: number }[]>}
 */
export async function listSizes() {
  const ours = await listReleased();
  const ghost = await Promise.all(
    GHOST.map(async (name) => ({
      name: `Ghost ${name}`,
      body: await readFile(unpackedFile(`${name}/umd/${name}.min.js`)),
    })),
  );
  const peers = await Promise.all(
    Object.entries(PEERS).map(async ([name, file]) => ({ name, body: await bundleWhole(file) })),
  );
  return Promise.all([...ours, ...ghost, ...peers].map(({ name, body }) => measure(name, body)));
}

async function listReleased() {
  const lists = (await widgetRoots()).map(async (dist) => {
    const { name, folder, files } = await readNewestRelease(dist);
    return Promise.all(
      Object.entries(files).map(async ([part, file]) => ({
        name: `ours: ${name} ${part}`,
        body: await readFile(path.join(dist, folder, file)),
      })),
    );
  });
  return (await Promise.all(lists)).flat();
}

/**
 * All scripts of a bundle, concatenated.
 * @param {string} file
 */
async function bundleWhole(file) {
  const files = await bundle({ app: file }, file === 'wordpress.mjs' ? { jsxImportSource: 'preact' } : {});
  return Buffer.concat(Object.values(files).flatMap(({ type, body }) => (type === 'text/css' ? [] : [body])));
}

/**
 * @param {string} name
 * @param {Buffer} body
 */
async function measure(name, body) {
  return { name, rawBytes: body.length, brotliBytes: (await compress(body)).length };
}
