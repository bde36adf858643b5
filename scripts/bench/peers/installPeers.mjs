import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isObjectWith, isRecordOf, isText, parseJson } from '@cityguide/tooling/json';
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
  const { installed, unpacked } = parseJson(list, {
    from: listFile,
    isRight: isObjectWith({ installed: isRecordOf(isText), unpacked: isRecordOf(isText) }),
    expected: 'packages that are installed, and packages that are unpacked, with their versions',
  });
  await mkdir(tempFolder, { recursive: true });
  const manifest = { name: 'cityguide-bench-peers', private: true, dependencies: installed };
  await writeFile(path.join(tempFolder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--no-audit', '--no-fund', '--silent'], tempFolder);
  for (const [name, version] of Object.entries(unpacked)) await unpack(name, version);
  await writeFile(stampFile, list);
}

/**
 * @param {string} name
 * @param {string} version
 */
async function unpack(name, version) {
  const folder = path.join(tempFolder, 'unpacked', path.basename(name));
  await mkdir(folder, { recursive: true });
  const packed = npm(['pack', '--silent', `${name}@${version}`], folder).trim();
  const archive = packed.slice(packed.lastIndexOf('\n') + 1);
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder });
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
