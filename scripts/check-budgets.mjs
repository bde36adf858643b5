// Holds the newest build of each part against the byte budgets in configs/budgets.json (brotli 11, KiB).
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { root, widgetRoots } from './places.mjs';

const budgets = JSON.parse(await readFile(path.join(root, 'configs', 'budgets.json'), 'utf8'));
const over = [];
for (const dist of await widgetRoots()) {
  const { name, folder } = JSON.parse(await readFile(path.join(dist, 'latest.json'), 'utf8'));
  const { files, integrity } = JSON.parse(await readFile(path.join(dist, folder, 'release.json'), 'utf8'));
  // What is loaded by need has a budget of its own: `map.1a2b3c4d.js` is 'map js'.
  const later = Object.keys(integrity)
    .filter((file) => /\.(js|css)$/.test(file) && !Object.values(files).includes(file))
    .map((file) => [file.replace(/\.[0-9a-f]+\.(js|css)$/, ' $1'), file]);
  for (const [part, file] of [...Object.entries(files), ...later]) {
    const kib = (await stat(path.join(dist, folder, `${file}.br`))).size / 1024;
    const label = `${name} ${part}`;
    const budget = budgets[label];
    if (budget === undefined)
      over.push(`${label}: no budget in configs/budgets.json; it has ${kib.toFixed(2)} KiB`);
    else if (kib > budget) over.push(`${label}: ${kib.toFixed(2)} KiB, budget ${budget} KiB`);
  }
}
if (over.length > 0) {
  process.stderr.write(
    `Byte budgets (brotli):\n  ${over.join('\n  ')}\nMake it smaller, or raise the budget in configs/budgets.json with the reason in the commit.\n`,
  );
  process.exitCode = 1;
}
