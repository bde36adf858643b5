import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM`, else one on the PATH, else Debian's package if this user
 * may install it.
 */
export function findChromium() {
  const configured = process.env.CHROMIUM;
  if (configured)
    return existsSync(configured) ? configured : fail(`CHROMIUM names ${configured}, which does not exist.`);
  return findOnPath() ?? installDebian() ?? fail(HOW_TO_GET_ONE);
}

const HOW_TO_GET_ONE =
  'The browser tests need a Chromium and none was found. Install one (Debian, Ubuntu: apt-get install chromium) or name it: CHROMIUM=/path/to/chromium npm test';

function findOnPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

function installDebian() {
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return undefined;
  process.stdout.write("No Chromium found: installing Debian's ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return findOnPath();
}
