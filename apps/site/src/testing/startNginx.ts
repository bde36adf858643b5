import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCertificate } from './createCertificate';
import { findFreePort, whenListening } from './freePort';
import { installDebianPackages } from './installDebianPackages';

const NGINX = '/usr/sbin/nginx';

if (!existsSync(NGINX)) installDebianPackages('nginx-light');
/** Whether this machine has nginx, or could install Debian's. */
export const hasNginx = existsSync(NGINX);

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/**
 * Runs nginx with the `server` block of the guide, whose addresses are replaced by those of this run.
 * @param createBlock receives the port that nginx listens on
 */
export async function startNginx(createBlock: (port: number) => Promise<string>): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cityguide-nginx-'));
  const { key, certificate } = createCertificate(folder);
  const port = await findFreePort();
  const block = (await createBlock(port))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate [^;]*/, `ssl_certificate ${certificate}`)
    .replace(/ssl_certificate_key [^;]*/, `ssl_certificate_key ${key}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  // Its workers write long bodies into the folder, which is this user's alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; ${paths.join(' ')}\n${block}\n}`,
  );
  const server = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(server, 'exit');
  const failed = exited.then(() => {
    throw new Error(`nginx ended:\n${output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([whenListening(port), failed]);
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
