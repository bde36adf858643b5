// Tries the plugin in a real WordPress, with a browser; arguments go to jest (npm run test:cms -- editor).
// Where WordPress cannot be had, it says so in one line and ends well.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installSystems } from './cms/installSystems.mjs';
import { findChromium } from './find-chromium.mjs';
import { runScript } from './prepare.mjs';

const missing = installSystems();
if (missing.length > 0) {
  process.stdout.write(
    `Skipped the tests in WordPress: this machine lacks Debian's ${missing.join(', ')}, and this user cannot install them.\n`,
  );
} else {
  const chromium = process.env.CHROMIUM ?? findChromium();
  await runScript('release.mjs');
  const site = path.resolve(import.meta.dirname, '..', 'apps', 'site');
  const jest = path.join(site, 'node_modules', '.bin', 'cityguide-jest');
  const result = spawnSync(jest, ['--config', 'jest.cms.config.mjs', ...process.argv.slice(2)], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  });
  process.exitCode = result.status ?? 1;
}
