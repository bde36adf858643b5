import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../paths.mjs';

const listFile = path.join(import.meta.dirname, 'packages.json');

/**
 * Installs the pinned peers into the temporary folder; none of them is part of this project. Ghost's packages are
 * only unpacked: their bundles contain their dependencies.
 */
export async function installPeers() {
  const list = await readFile(listFile, 'utf8');
  const stampFile = path.join(tempFolder, 'installed.json');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === list) return;
  process.stderr.write(`Installing peers into ${tempFolder} ...\n`);
  const { installed, unpacked } = JSON.parse(list);
  await mkdir(tempFolder, { recursive: true });
  const manifest = { name: 'cityguide-bench-peers', private: true, dependencies: installed };
  await writeFile(path.join(tempFolder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--no-audit', '--no-fund', '--silent'], tempFolder);
  for (const [name, version] of Object.entries(unpacked)) await unpack(name, version);
  await writeFile(stampFile, list);
}

async function unpack(name, version) {
  const folder = path.join(tempFolder, 'unpacked', name.split('/')[1]);
  await mkdir(folder, { recursive: true });
  const archive = npm(['pack', '--silent', `${name}@${version}`], folder)
    .trim()
    .split('\n')
    .at(-1);
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder });
}

function npm(args, cwd) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
