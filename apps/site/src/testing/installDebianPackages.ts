import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs what only Debian has, if this user may; otherwise it does nothing. */
export function installDebianPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env }).status === 0;
  if (install()) return;
  // A new machine has no list of packages yet.
  spawnSync('apt-get', ['update', '-qq'], { env });
  install();
}
