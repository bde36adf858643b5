// For development: the sandbox with hot reload, the reference site that restarts when its code changes, and widgets
// that are built and released again when theirs does.
//   npm run dev                site (port 3000) and sandbox (port 5180)
//   SITE=news npm run dev      the other brand
//   PORT=3001 SANDBOX_PORT=5181 npm run dev
import path from 'node:path';
import { startChild, stopChildren, whenEnded } from './childProcesses.mjs';
import { watchSources } from './dev/watchSources.mjs';
import { root, widgetFolders } from './paths.mjs';
import { fail, installPackages, requireNode, runScript } from './prepare.mjs';

const QUIET_MS = 300;
/** The packages that are watched besides the widgets. */
const PACKAGES = [
  'apps/embed',
  'packages/store',
  'packages/widget-kit',
  'packages/ui',
  'packages/api',
  'packages/site-config',
];

requireNode();
await installPackages();
await runScript('build.mjs');
await runScript('release.mjs');

serve('site', 'apps/site', [
  '--import',
  'tsx',
  '--watch-path=src',
  '--watch-path=templates',
  '--watch-preserve-output',
  'src/main.ts',
]);
serve('sandbox', 'apps/sandbox', [path.join('node_modules', 'webpack-cli', 'bin', 'cli.js'), 'serve']);
await watchSources({
  listFolders: async () => [...(await widgetFolders()), ...PACKAGES.map((folder) => path.join(root, folder))],
  // `npm run new:widget` and `npm run generate` write it last, when a new widget can be built.
  newcomers: [path.join(root, 'apps/sandbox/src/generated')],
  quietMs: QUIET_MS,
  onQuiet: rebuild,
});

/**
 * If one of the two exits, everything is stopped, so that its error message is not overlooked.
 * @param {string} name
 * @param {string} folder
 * @param {string[]} args
 */
async function serve(name, folder, args) {
  const { code } = await whenEnded(
    startChild(process.execPath, args, { cwd: path.join(root, folder), mayBeStopped: true }),
  );
  await stopChildren();
  fail(
    `The ${name} has ended with code ${code}; its last lines above say why. All the rest of npm run dev was stopped too.`,
    code || 1,
  );
}

let isBuilding = false;
let isStale = false;

/**
 * If a source does not compile, the error is printed, and the last good release stays on the site until the next
 * change.
 */
async function rebuild() {
  isStale = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isStale) {
    isStale = false;
    if (await runBuildScript('build.mjs')) await runBuildScript('release.mjs');
  }
  isBuilding = false;
}

/** @param {string} script */
async function runBuildScript(script) {
  const child = startChild(process.execPath, [path.join('scripts', script)], {
    cwd: root,
    mayBeStopped: true,
  });
  return (await whenEnded(child)).code === 0;
}
