import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages, and a file that each brings. */
const PACKAGES = {
  wordpress: '/usr/share/wordpress/wp-load.php',
  'wordpress-theme-twentytwentyone': '/usr/share/wordpress/wp-content/themes/twentytwentyone/style.css',
  'wordpress-theme-twentytwentythree': '/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css',
  'php-cli': '/usr/bin/php',
  'php-mysql': '/usr/share/doc/php-mysql',
  'mariadb-server': '/usr/sbin/mariadbd',
  'nginx-light': '/usr/sbin/nginx',
};

const findMissing = () =>
  Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

/**
 * Installs WordPress and what it needs, if they are missing and this user may.
 * @returns {string[]} packages that are still missing
 */
export function installSystems() {
  const missing = findMissing();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing;
  process.stdout.write(`Installing ${missing.join(', ')} ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', [...args, '-qq'], { env }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', ...missing);
  // A new machine has no list of packages yet.
  if (!install() && run('update')) install();
  return findMissing();
}
