// Proves the product on a fresh machine: checks, build, unit and component tests, attack run, browser tests, requirements.
import { findChromium } from './find-chromium.mjs';
import { installPackages, requireNode, runScript, runTool } from './prepare.mjs';

const isLong = process.argv.includes('--long');
requireNode();
installPackages();
const chromium = findChromium();
runScript('check.mjs');
runScript('build.mjs');
const env = { ...(isLong && { LONG: '1' }) };
runTool('turbo', ['run', 'test', '--output-logs=new-only', '--log-order=grouped', '--concurrency=2'], {
  env,
});
// Two lines time what a machine that does much else cannot tell. The server's tests hold the cost of requests by CPU time, and
// that slow clients are cut and others served.
runScript('attack.mjs', isLong ? [] : ['--busy-machine'], {
  why: 'A line of attack does not hold; the table above says which requests show it.',
});
runScript('e2e.mjs', [], { env: { ...env, CHROMIUM: chromium } });
runScript('requirements.mjs', ['--brief']);
// Hours. Last, since it tells of the tests and not of the product.
if (isLong) runScript('mutation.mjs');
