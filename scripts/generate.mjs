// Generates everything that is derived from the widgets' definitions.
//   npm run generate              writes what differs
//   npm run generate -- --check   writes nothing; names stale files and exits with 1
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillMarkers } from './generate/fillMarkers.mjs';
import { writeCatalogue, writeWidgets } from './generate/writeSandboxImports.mjs';
import { root } from './paths.mjs';
import { requirePackages } from './prepare.mjs';

requirePackages('npm run generate');
const { getErrorMessage, hasErrorCode } = await import('@cityguide/tooling/caughtErrors');
const { default: prettier } = await import('prettier');
const { listDependencies } = await import('./generate/listDependencies.mjs');
const { readDefinitions } = await import('./generate/readDefinitions.mjs');
const { writeDocument, writeTable } = await import('./generate/writeDocument.mjs');

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/**
 * @import { WidgetDefinition } from '../packages/widget-kit/src/definition/WidgetDefinition'
 * @typedef {{ file: string, newText: string }} StaleFile
 */

/**
 * File below the root → function that generates its text from the definitions and its current text.
 * @type {Record<string, (definitions: WidgetDefinition[], text: string) => string | Promise<string>>}
 */
const GENERATORS = {
  'apps/sandbox/package.json': (definitions, text) => listDependencies(text, definitions),
  'apps/sandbox/src/generated/catalogue.ts': writeCatalogue,
  'apps/sandbox/src/generated/widgets.ts': writeWidgets,
  'apps/site/package.json': (definitions, text) => listDependencies(text, definitions),
  'docs/widgets.md': writeDocument,
  'docs/editor.md': (definitions, text) => fillMarkers(text, writeTable(definitions, 'widgets.md')),
  'README.md': (definitions, text) => fillMarkers(text, writeTable(definitions, 'docs/widgets.md')),
};

try {
  const stale = await findStale(await readDefinitions());
  if (values.check) reportStale(stale);
  else await writeAll(stale);
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}

/**
 * @param {WidgetDefinition[]} definitions
 * @returns {Promise<StaleFile[]>}
 */
async function findStale(definitions) {
  const stale = [];
  for (const [file, generate] of Object.entries(GENERATORS)) {
    const currentText = await readOrEmpty(path.join(root, file));
    const newText = await format(path.join(root, file), await generate(definitions, currentText));
    if (newText !== currentText) stale.push({ file, newText });
  }
  return stale;
}

/** @param {StaleFile[]} stale */
function reportStale(stale) {
  if (stale.length === 0) return;
  process.stderr.write(`Stale:\n${stale.map(({ file }) => `  ${file}\n`).join('')}`);
  process.exitCode = 1;
}

/** @param {StaleFile[]} stale */
async function writeAll(stale) {
  for (const { file, newText } of stale) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), newText);
    process.stdout.write(`${file}\n`);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
async function format(file, text) {
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
}

/** @param {string} file */
async function readOrEmpty(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return '';
    throw error;
  }
}
