// All checks that need no browser: format, lint, types, package boundaries, generated files. Types and lint run in
// parallel, since each uses one core for about the same time.
import { fail, runScript, runTool, startTool } from './prepare.mjs';

const types = checkTypes();
const lint = startTool('eslint', ['.', '--max-warnings=0'], {
  why: 'Lint found faults. Many are mended by: npx eslint . --fix',
});
const failures = (await Promise.all([types, lint])).flat().filter(Boolean);
if (failures.length > 0) fail(failures.join('\n'));

await runTool('prettier', ['--check', '--log-level=warn', '.'], {
  why: 'Layout differs. Mend it with: npx prettier --write .',
});
await runTool('turbo', ['boundaries'], {
  why: 'A package reaches over a wall; docs/architecture.md has the table of who may import whom.',
});
await runScript('generate.mjs', ['--check'], {
  why: 'Generated files are stale. Mend it with: npm run generate',
});

/** Of the packages, then of the scripts, which are not a package. */
async function checkTypes() {
  const why = 'Types do not fit; the lines above say where.';
  const turbo = ['run', 'check', '--output-logs=errors-only', '--concurrency=1'];
  const packages = await startTool('turbo', turbo, { why });
  const scripts = await startTool('tsc', ['--noEmit', '-p', 'scripts'], { why });
  return [packages, scripts];
}
