// For work on the product: the sandbox with hot reload, the reference site that restarts when its code changes, and
// widgets that are built and released anew when theirs does.
//   npm run dev                site (port 3000) and sandbox (port 5180)
//   SITE=news npm run dev      the other brand
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { root, widgetFolders } from './places.mjs';
import { installPackages, requireNode, runScript } from './prepare.mjs';

/** An editor writes several files in a row; the build waits until it is quiet for this long. */
const QUIET_MS = 300;

requireNode();
installPackages();
runScript('build.mjs');
runScript('release.mjs');

const children = [
  start('apps/site', [
    '--import',
    'tsx',
    '--watch-path=src',
    '--watch-path=templates',
    '--watch-preserve-output',
    'src/main.ts',
  ]),
  start('apps/sandbox', [path.join('node_modules', 'webpack-cli', 'bin', 'cli.js'), 'serve']),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
}

const folders = [
  ...(await widgetFolders()),
  ...[
    'apps/embed',
    'packages/store',
    'packages/widget-kit',
    'packages/ui',
    'packages/api',
    'packages/site-config',
  ].map((folder) => path.join(root, folder)),
];
for (const folder of folders) watch(path.join(folder, 'src'), { recursive: true }, rebuildSoon);

let timer;
let isBuilding = false;
let isStale = false;

function rebuildSoon() {
  clearTimeout(timer);
  timer = setTimeout(rebuild, QUIET_MS);
}

/** A source that does not compile is told and waited for; the last good release stays on the site. */
function rebuild() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  const build = start('.', [path.join('scripts', 'build.mjs')]);
  build.on('exit', (code) => {
    if (code === 0) runScript('release.mjs');
    isBuilding = false;
    if (isStale) rebuildSoon();
    isStale = false;
  });
}

function start(folder, args) {
  return spawn(process.execPath, args, { cwd: path.join(root, folder), stdio: 'inherit' });
}
