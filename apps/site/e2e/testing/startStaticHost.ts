import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export interface StaticHost {
  port: number;
  stop(): void;
}

/**
 * A static host with the folder of `npm run build:static`: its files, and the headers of its `_headers` for all of them
 * that begin with the same.
 */
export async function startStaticHost(): Promise<StaticHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cityguide-static-host-'));
  const out = path.join(folder, 'out');
  execFileSync(process.execPath, ['scripts/build-static.mjs', '--out', out], { cwd: root });
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://static.invalid');
    const file = path.join(out, pathname === '/' ? 'index.html' : pathname);
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', `${TYPES[path.extname(file)] ?? 'text/plain'}; charset=utf-8`);
      for (const [name, value] of readHeaders(out, pathname)) response.setHeader(name, value);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readHeaders(out: string, pathname: string): [name: string, value: string][] {
  const rules = readFileSync(path.join(out, '_headers'), 'utf8').trim().split('\n\n');
  const rule = rules.find((text) => {
    const [pattern = ''] = text.split('\n');
    return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(pathname);
  });
  const lines = rule?.split('\n').slice(1) ?? [];
  return lines.map((line) => {
    const [name = '', ...value] = line.trim().split(': ');
    return [name, value.join(': ')];
  });
}
