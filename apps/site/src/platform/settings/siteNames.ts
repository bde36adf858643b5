import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolvePackageFile } from '../resolvePackageFile';

const folder = dirname(resolvePackageFile('@cityguide/sites/package.json'));

/** The sites that can be started: the folders of `configs/sites`, so that a new one needs no code. */
export const siteNames: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'site.json')))
  .sort();
