import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { isNumber, isRecordOf, parseJson } from '@cityguide/tooling/json';
import { listDependencies } from '../generate/listDependencies.mjs';
import { root } from '../paths.mjs';

/** The initial budgets of a widget by kind, in KiB of brotli; those of the first widgets (docs/performance.md). */
const BUDGETS = { react: { js: 12, css: 4 }, enhancer: { js: 2, css: 1.5 } };

/** @typedef {keyof typeof BUDGETS} Kind of a widget */

/**
 * Adds the byte budgets of a new widget; existing ones stay.
 * @param {{ name: string, kind: Kind }} widget
 */
export async function addBudgets({ name, kind }) {
  await edit('configs/budgets.json', (text) => {
    const { js, css } = BUDGETS[kind];
    const budgets = parseJson(text, {
      from: 'configs/budgets.json',
      isRight: isRecordOf(isNumber),
      expected: 'a number of KiB for each file',
    });
    const added = Object.entries({ [`${name} js`]: js, [`${name} css`]: css }).filter(
      ([label]) => !(label in budgets),
    );
    return JSON.stringify({ ...budgets, ...Object.fromEntries(added) }, null, 2);
  });
}

/**
 * Makes the apps depend on every widget, so that its package can be linked before anything is generated from it.
 * @param {string[]} names
 */
export async function addDependencies(names) {
  const widgets = names.map((name) => ({ name }));
  for (const app of ['sandbox', 'site'])
    await edit(`apps/${app}/package.json`, (text) => listDependencies(text, widgets));
}

/**
 * @param {string} name
 * @param {(text: string) => string} change
 */
async function edit(name, change) {
  const file = path.join(root, name);
  const text = change(await readFile(file, 'utf8'));
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  await writeFile(file, await prettier.format(text, options));
}
