import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../find-chromium.mjs';
import { tempFolder } from '../paths.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {string | undefined} */
let executable;

/** Launches a new browser with its own profile. `BENCH_NICE=-10` gives it priority over other work (root only). */
export async function launchBrowser() {
  executable ??= await findExecutable();
  return chromium.launch({ executablePath: executable, headless: true, args: ARGS });
}

async function findExecutable() {
  const chromiumPath = findChromium();
  const nice = Number(process.env.BENCH_NICE ?? 0);
  if (!nice) return chromiumPath;
  const script = path.join(tempFolder, 'chromium-nice.sh');
  // If the kernel has autogroups, the group's nice value counts as well.
  await writeFile(
    script,
    `#!/bin/sh\necho ${nice} > /proc/self/autogroup 2>/dev/null\nexec nice -n ${nice} ${chromiumPath} "$@"\n`,
  );
  await chmod(script, 0o755);
  return script;
}
