import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../places.mjs';

/** `npm run x` of a document that no package of the workspace knows. */
export function findUnknownScripts({ text }, scripts = listScripts()) {
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name);
  return named.filter((name) => !scripts.has(name));
}

/** Paths in code marks that begin with a folder of the project, end in no example and are not there. */
export function findUnknownPaths({ text }) {
  const named = [...text.matchAll(/`((?:apps|packages|configs|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, name]) => name,
  );
  return named.filter((name) => !isMade(name) && !existsSync(path.join(root, name)));
}

/** What a reader makes by following the document, or what the product makes when it runs. */
const isMade = (name) => /halifax|opening-hours|^apps\/site\/(data|reports)/.test(name);

function listScripts() {
  const folders = ['.', ...['apps', 'packages'].flatMap((parent) => listBelow(parent))];
  const manifests = folders.map((folder) => path.join(root, folder, 'package.json')).filter(existsSync);
  return new Set(
    manifests.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})),
  );
}

const listBelow = (parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name));
