// Tries the lines of attack: on servers of its own, or with --url on a site that runs.
import path from 'node:path';
import { spawn } from 'node:child_process';
import { installPackages, requireNode } from './prepare.mjs';

requireNode();
installPackages();
const folder = path.resolve(import.meta.dirname, '..', 'apps', 'attack');
const run = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)], {
  cwd: folder,
  stdio: 'inherit',
});
run.on('exit', (code) => process.exit(code ?? 1));
