// Makes a folder with everything that is live, for any static host or CDN; see docs/operator.md, "Files on a static host".
//   npm run build:static -- --out /srv/cdn
import { getErrorMessage } from '@cityguide/tooling/caughtErrors';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { registryFile, widgetRoots } from './paths.mjs';
import { requirePackages } from './prepare.mjs';
import { buildStatic } from './static/buildStatic.mjs';

requirePackages('npm run build:static');
const { readRegistry } = await import('@cityguide/tooling/release');

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      registry: { type: 'string', default: registryFile },
      root: { type: 'string', multiple: true },
    },
  });
  if (!values.out) throw new Error('Name the folder: npm run build:static -- --out FOLDER');
  const out = path.resolve(process.env.INIT_CWD ?? '.', values.out);
  const registry = await readRegistry(values.registry);
  const added = await buildStatic({ out, roots: values.root ?? (await widgetRoots()), registry });
  for (const folder of added) process.stdout.write(`added ${folder}\n`);
  process.stdout.write(`${out} is ready: copy it to your host, and open its index.html there.\n`);
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
