import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isObjectWith, isOptional, isRecordOf, isText, parseJson } from '@cityguide/tooling/json';
import { root } from '../paths.mjs';

/**
 * `npm run x` commands of a document that no package of the workspace has.
 * @param {{ text: string }} document
 */
export function findUnknownScripts({ text }, scripts = listScripts()) {
  const names = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return names.filter((name) => !scripts.has(name));
}

/**
 * Paths in code marks that start with a folder of the project, are not examples and do not exist.
 * @param {{ text: string }} document
 */
export function findUnknownPaths({ text }) {
  const paths = [...text.matchAll(/`((?:apps|packages|configs|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  return paths.filter((name) => !isGenerated(name) && !existsSync(path.join(root, name)));
}

/**
 * Files that a reader creates by following the document, or that the product creates when it runs.
 * @param {string} name
 */
const isGenerated = (name) => /halifax|opening-hours|^apps\/site\/(data|reports)/.test(name);

function listScripts() {
  const folders = ['.', ...['apps', 'packages'].flatMap((parent) => listBelow(parent))];
  const manifests = folders.map((folder) => path.join(root, folder, 'package.json')).filter(existsSync);
  return new Set(manifests.flatMap(listScriptsOf));
}

/** @param {string} manifest */
function listScriptsOf(manifest) {
  const { scripts } = parseJson(readFileSync(manifest, 'utf8'), {
    from: manifest,
    isRight: isObjectWith({ scripts: isOptional(isRecordOf(isText)) }),
    expected: 'commands as scripts',
  });
  return Object.keys(scripts ?? {});
}

/** @param {string} parent */
const listBelow = (parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name));
