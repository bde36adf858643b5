// Runs the attacks: on servers that it starts, or with --url on a running site.
import path from 'node:path';
import { startChild, whenEnded } from './childProcesses.mjs';
import { installPackages, requireNode } from './prepare.mjs';

requireNode();
await installPackages();
const folder = path.resolve(import.meta.dirname, '..', 'apps', 'attack');
const run = startChild(process.execPath, ['--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)], {
  cwd: folder,
});
process.exit((await whenEnded(run)).code);
