// Checks the newest build of each file against the byte budgets in configs/budgets.json (brotli 11, KiB).
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNumber, isRecordOf, parseJson } from '@cityguide/tooling/json';
import { readNewestRelease } from '@cityguide/tooling/release';
import { findOverBudget } from './budgets/findOverBudget.mjs';
import { root, widgetRoots } from './paths.mjs';

const budgetFile = path.join(root, 'configs', 'budgets.json');
const budgets = parseJson(await readFile(budgetFile, 'utf8'), {
  from: budgetFile,
  isRight: isRecordOf(isNumber),
  expected: 'a number of KiB for each file',
});
/** @type {[label: string, kib: number][]} */
const sizes = [];
for (const dist of await widgetRoots()) {
  const { name, folder, files, integrity } = await readNewestRelease(dist);
  // Chunks that are loaded on demand have their own budgets: `map.1a2b3c4d.js` is 'map js'.
  /** @type {[string, string][]} */
  const chunks = Object.keys(integrity)
    .filter((file) => /\.(js|css)$/.test(file) && !Object.values(files).includes(file))
    .map((file) => [file.replace(/\.[0-9a-f]+\.(js|css)$/, ' $1'), file]);
  for (const [role, file] of [...Object.entries(files), ...chunks]) {
    const { size } = await stat(path.join(dist, folder, `${file}.br`));
    sizes.push([`${name} ${role}`, size / 1024]);
  }
}
const overBudget = findOverBudget(sizes, budgets);
if (overBudget.length > 0) {
  process.stderr.write(
    `Byte budgets (brotli):\n  ${overBudget.join('\n  ')}\nMake it smaller, or raise the budget in configs/budgets.json with the reason in the commit.\n`,
  );
  process.exitCode = 1;
}
