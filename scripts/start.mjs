// Starts the whole reference site with data: install, build, release, migrate, seed, serve.
//   npm start -- --empty       without the made-up city, for a city of one's own (as SEED=none)
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
  env: { ...process.env, ...(process.argv.includes('--empty') && { SEED: 'none' }) },
  mayBeStopped: true,
});
process.exit((await whenEnded(server)).code);
