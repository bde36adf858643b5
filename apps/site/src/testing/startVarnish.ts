import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteFolder } from '../platform/siteFolder';
import { findFreePort, whenListening } from './freePort';
import { installDebianPackages } from './installDebianPackages';

const VARNISH = '/usr/sbin/varnishd';
const CONFIGURATION = resolve(siteFolder, '../../configs/varnish/cityguide.vcl');

if (!existsSync(VARNISH)) installDebianPackages('varnish');
/** Whether this machine has Varnish, or could install Debian's. */
export const hasVarnish = existsSync(VARNISH);

export interface Varnish {
  /** `http://127.0.0.1:4321` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Runs Varnish with the configuration that ships, in front of a site on `sitePort`.
 * @param changes texts of the configuration that are others in this run, such as how long something takes
 */
export async function startVarnish(
  sitePort: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'cityguide-varnish-'));
  const port = await findFreePort();
  const replaced = Object.entries({ '"3000"': `"${sitePort}"`, ...changes });
  const configuration = replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${CONFIGURATION} has no ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(CONFIGURATION, 'utf8'),
  );
  const file = join(folder, 'cityguide.vcl');
  writeFileSync(file, configuration);
  const args = ['-j', 'none', '-n', folder, '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'];
  const server = spawn(VARNISH, ['-F', ...args, '-p', 'http_gzip_support=off'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(server, 'exit');
  const failed = exited.then(() => {
    throw new Error(`Varnish ended:\n${output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([whenListening(port), failed]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
