// Browser tests of the running reference site; arguments go to jest (npm run e2e -- visit).
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { runScript } from './prepare.mjs';
import { spawnSync } from 'node:child_process';

const chromium = process.env.CHROMIUM ?? findChromium();
await runScript('release.mjs');
const site = path.resolve(import.meta.dirname, '..', 'apps', 'site');
const jest = path.join(site, 'node_modules', '.bin', 'cityguide-jest');
const result = spawnSync(jest, ['--config', 'jest.e2e.config.mjs', ...process.argv.slice(2)], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exitCode = result.status ?? 1;
