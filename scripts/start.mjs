// Brings up the whole reference site with data: install, build, release, migrate, seed, serve.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages, requireNode, runScript } from './prepare.mjs';

requireNode();
installPackages();
runScript('build.mjs');
runScript('release.mjs');

const site = path.resolve(import.meta.dirname, '..', 'apps', 'site');
const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: site, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
