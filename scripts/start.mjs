// Starts the whole reference site with data: install, build, release, migrate, seed, serve.
import path from 'node:path';
import { startChild, whenEnded } from './childProcesses.mjs';
import { installPackages, requireNode, runScript } from './prepare.mjs';

requireNode();
await installPackages();
await runScript('build.mjs');
await runScript('release.mjs');

const site = path.resolve(import.meta.dirname, '..', 'apps', 'site');
const server = startChild(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  cwd: site,
  mayBeStopped: true,
});
process.exit((await whenEnded(server)).code);
