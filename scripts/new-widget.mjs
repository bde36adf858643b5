// Creates a new widget that builds, passes its tests and is shown in the sandbox.
//   npm run new:widget -- opening-hours
//   npm run new:widget -- opening-hours --kind enhancer    for small widgets that come many times on a page
import { parseArgs } from 'node:util';
import path from 'node:path';
import { checkName } from './new-widget/checkName.mjs';
import { widgetFolders } from './paths.mjs';
import { fail, linkPackages, requirePackages, runScript } from './prepare.mjs';

/** @type {import('./new-widget/register.mjs').Kind[]} */
const KINDS = ['react', 'enhancer'];
const USAGE = 'npm run new:widget -- opening-hours [--kind react|enhancer]';

const { name, kind, install } = readArguments();
requirePackages('npm run new:widget');
const existingNames = (await widgetFolders()).map((folder) => path.basename(folder));
const nameError = checkName(name, existingNames);
if (nameError)
  fail(`${nameError}
${USAGE}`);

const { fillTemplate } = await import('./new-widget/fillTemplate.mjs');
const { addBudgets, addDependencies } = await import('./new-widget/register.mjs');
const files = await fillTemplate({ name, kind });
await addBudgets({ name, kind });
await addDependencies([...existingNames, name]);
if (install) await linkPackages();
await runScript('generate.mjs');
process.stdout.write(`
Made packages/widgets/${name} (${files.length} files). Next:
  1. Say what it is in src/definition.ts: help, options, the CMS's own content.
  2. npm run dev, and open the sandbox: it is in the list.
  3. npm run generate whenever the definition changes; npm test before you push.
  4. npm run build, then npm run release -- ${name}, to deploy it.
`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'react' },
        // Tests provide the packages themselves.
        'no-install': { type: 'boolean', default: false },
      },
    });
    const [first = '', ...rest] = positionals;
    if (rest.length > 0) throw new Error(`One widget at a time: what is "${rest.join(' ')}"?`);
    const kind = KINDS.find((name) => name === values.kind);
    if (!kind) throw new Error(`--kind is "${values.kind}"; it can be ${KINDS.join(' or ')}.`);
    return { name: first, kind, install: !values['no-install'] };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
