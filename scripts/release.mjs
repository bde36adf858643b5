// Sets which built releases the registry serves; see docs/architecture.md, "Release folder and registry".
//   npm run release                                  newest build of everything
//   npm run release -- navbar                        newest build of one widget
//   npm run release -- navbar --to 1.0.0-ab12cd34    roll one widget back (or forward)
//   npm run release -- --list                        what is built and what is live
//   npm run release -- --prune --days 30             deletes builds that no page can ask for any more
import { parseArgs } from 'node:util';
import { registryFile, widgetRoots } from './paths.mjs';
import { requirePackages } from './prepare.mjs';

requirePackages('npm run release');
const { getErrorMessage } = await import('@cityguide/tooling/caughtErrors');
const {
  findReleases,
  pruneReleases,
  readRegistry,
  updateRegistry: releaseInto,
} = await import('@cityguide/tooling/release');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    days: { type: 'string', default: '30' },
    registry: { type: 'string', default: registryFile },
    root: { type: 'string', multiple: true },
  },
});
const roots = values.root ?? (await widgetRoots());

try {
  if (values.list) await list();
  else if (values.prune) await prune();
  else await release();
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}

async function release() {
  const changes = await releaseInto({
    roots,
    registryFile: values.registry,
    names: positionals,
    to: values.to,
  });
  for (const { name, from, to } of changes) process.stdout.write(`${name}: ${from ?? 'new'} -> ${to}\n`);
  if (changes.length === 0)
    process.stdout.write('Nothing changed: the registry already names these releases.\n');
}

async function prune() {
  const days = Number(values.days);
  if (!(days >= 0))
    throw new Error(
      `--days is "${values.days}": give the days for which a cache may keep pages, as in --days 30.`,
    );
  const removed = await pruneReleases({ roots, registryFile: values.registry, days });
  for (const folder of removed) process.stdout.write(`deleted: ${folder}\n`);
  process.stdout.write(
    `${removed.length} deleted. Kept are what is live, the newest builds, and what was live in the last ${days} days.\n`,
  );
}

async function list() {
  const live = await readRegistry(values.registry);
  for (const { name, releases, newest } of await findReleases(roots)) {
    const current = (name === 'embed' ? live.embed : live.widgets[name])?.folder;
    for (const [id, { folder }] of releases) {
      const marks = [folder === current && 'live', id === newest && 'newest'].filter(Boolean).join(', ');
      process.stdout.write(`${name}  ${id}${marks ? `  (${marks})` : ''}\n`);
    }
  }
}
