// Sets which built releases the registry serves; see docs/architecture.md, "Release folder and registry".
//   npm run release                                  newest build of everything
//   npm run release -- navbar                        newest build of one widget
//   npm run release -- navbar --to 1.0.0-ab12cd34    roll one widget back (or forward)
//   npm run release -- --list                        what is built and what is live
import { parseArgs } from 'node:util';
import { registryFile, widgetRoots } from './paths.mjs';
import { requirePackages } from './prepare.mjs';

requirePackages('npm run release');
const { getErrorMessage } = await import('@cityguide/tooling/caughtErrors');
const {
  findVersionMismatches: findMisfits,
  findReleases,
  readRegistry,
  updateRegistry: releaseInto,
} = await import('@cityguide/tooling/release');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    list: { type: 'boolean', default: false },
    registry: { type: 'string', default: registryFile },
    root: { type: 'string', multiple: true },
  },
});
const roots = values.root ?? (await widgetRoots());

try {
  if (values.list) await list();
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
  await warn();
}

/** The widget is released anyway: a matching embed script may be released next. */
async function warn() {
  for (const { name, folder, key, range, embed, found } of await findMisfits({
    roots,
    registryFile: values.registry,
  }))
    process.stderr.write(
      `Warning: ${folder} needs ${key} ${range}, and the live ${embed} has ${found ?? 'none'}: pages refuse ${name} and keep the CMS's content. Release an embed script that fits, npm run release -- embed, or build ${name} against the version that is live.\n`,
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
