import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../find-chromium.mjs';
import { tempFolder } from '../places.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let executable;

/** A new browser with a profile of its own. `BENCH_NICE=-10` gives it priority over other work (root only). */
export async function launchBrowser() {
  executable ??= await findExecutable();
  return chromium.launch({ executablePath: executable, headless: true, args: ARGS });
}

async function findExecutable() {
  const found = findChromium();
  const nice = Number(process.env.BENCH_NICE ?? 0);
  if (!nice) return found;
  const script = path.join(tempFolder, 'chromium-nice.sh');
  // The scheduler's group counts as well as the nice value, where the kernel has groups.
  await writeFile(
    script,
    `#!/bin/sh\necho ${nice} > /proc/self/autogroup 2>/dev/null\nexec nice -n ${nice} ${found} "$@"\n`,
  );
  await chmod(script, 0o755);
  return script;
}
