import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installDebianPackages } from '../../src/testing/installDebianPackages';

const PYTHON = '/usr/bin/python3';
const findsDjango = () => spawnSync(PYTHON, ['-c', 'import rest_framework']).status === 0;

if (!findsDjango()) installDebianPackages('python3-django', 'python3-djangorestframework');
/** Whether this machine has Django REST framework, or could install Debian's. */
export const hasDjango = findsDjango();

/** Starts the CMS of `django-cms` with an empty database of its own; `filesOrigin` is the host of the embed script. */
export async function startDjango(filesOrigin: string): Promise<{ port: number; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cityguide-django-'));
  const server = spawn(PYTHON, ['serve.py'], {
    cwd: path.resolve(__dirname, '../django-cms'),
    env: {
      PATH: process.env['PATH'],
      PYTHONDONTWRITEBYTECODE: '1',
      DATA_DIR: dataDir,
      FILES_ORIGIN: filesOrigin,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(server, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => resolve(Number(new URL(line).port)));
    server.once('exit', () => reject(new Error(`Django ended:\n${output}`)));
  });
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
