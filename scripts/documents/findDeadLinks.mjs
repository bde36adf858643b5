import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { getAnchor } from './getAnchor.mjs';

const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} +(.+)$/gm;
/** Links in code are examples. */
const CODE = /^```[^]*?^```|`[^`\n]*`/gm;

/**
 * Links of a document to a file or a heading that does not exist.
 * @param {import('./listDocuments.mjs').Document} document
 */
export function findDeadLinks({ file, text }) {
  const links = [...text.replace(CODE, '').matchAll(LINK)].map(([, target = '']) => target);
  return links.filter((target) => !/^(https?|mailto):/.test(target) && !hasTarget(file, target));
}

/**
 * @param {string} file
 * @param {string} target
 */
function hasTarget(file, target) {
  const [relativePath, anchor] = target.split('#');
  const targetFile = path.join(root, relativePath ? path.join(path.dirname(file), relativePath) : file);
  return existsSync(targetFile) && (!anchor || listAnchors(targetFile).includes(anchor));
}

/** @param {string} file */
function listAnchors(file) {
  const text = readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(HEADING)].map(([, heading = '']) =>
    getAnchor(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}
