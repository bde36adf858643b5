// Runs everything on a fresh machine: checks, build, unit and component tests, attack run, browser tests,
// requirements.
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, runScript, runTool } from './prepare.mjs';

const isLong = process.argv.includes('--long');
requireNode();
await installPackages();
const chromium = findChromium();
await runScript('check.mjs');
await runScript('build.mjs');
const env = { ...(isLong && { LONG: '1' }) };
await runTool('turbo', ['run', 'test', '--output-logs=new-only', '--log-order=grouped', '--concurrency=2'], {
  env,
});
// Other work may run on this machine, so responses are allowed more time than on a quiet one.
await runScript('attack.mjs', isLong ? [] : ['--busy-machine'], {
  why: 'A line of attack does not hold; the table above says which requests show it.',
});
await runScript('e2e.mjs', [], { env: { ...env, CHROMIUM: chromium } });
await runScript('test-cms.mjs', [], { env: { ...env, CHROMIUM: chromium } });
await runScript('requirements.mjs', ['--brief']);
// Takes hours. Last, since it tests the tests and not the product.
if (isLong) await runScript('mutation.mjs');
