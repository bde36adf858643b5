import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../places.mjs';
import { anchorOf } from './anchorOf.mjs';

const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} +(.+)$/gm;
/** Links in code are examples. */
const CODE = /^```[^]*?^```|`[^`\n]*`/gm;

/** Links of a document to a file that is not there, or to a heading that its file does not have. */
export function findDeadLinks({ file, text }) {
  const links = [...text.replace(CODE, '').matchAll(LINK)].map(([, target]) => target);
  return links.filter((target) => !/^(https?|mailto):/.test(target) && !leadsSomewhere(file, target));
}

function leadsSomewhere(file, target) {
  const [place, anchor] = target.split('#');
  const goal = path.join(root, place ? path.join(path.dirname(file), place) : file);
  return existsSync(goal) && (!anchor || listAnchors(goal).includes(anchor));
}

function listAnchors(file) {
  const text = readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(HEADING)].map(([, heading]) =>
    anchorOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}
