import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../paths.mjs';
import { tempFolder } from '../../paths.mjs';
import { startFileServer } from '../../servers/startFileServer.mjs';
import { startReferenceSite } from '../../site/startReferenceSite.mjs';
import { FEW, listPath, MANY, pagePath } from './listLoads.mjs';

const siteFolder = path.join(root, 'apps', 'site');

/**
 * Starts the reference site with few and with many listings, and a server for two files with the bytes of a list and of a page.
 * @param {(message: string) => void} tell
 */
export async function startListServers(tell) {
  const few = await startReferenceSite(await loadListings(FEW, tell));
  const many = await startReferenceSite(await loadListings(MANY, tell));
  const file = await serveFiles(few);
  return {
    few,
    many,
    file,
    async stop() {
      file.stop();
      await Promise.all([few.stop(), many.stop()]);
    },
  };
}

/**
 * A million listings take a minute or two; they are cached for the next run.
 * @param {number} rows
 * @param {(message: string) => void} tell
 */
async function loadListings(rows, tell) {
  const dataDir = path.join(tempFolder, `lists-${rows}`);
  const env = { DATABASE_URL: `sqlite:${path.join(dataDir, 'cityguide.sqlite')}` };
  if (existsSync(dataDir)) return { dataDir, env };
  tell(`Loading ${rows.toLocaleString('en')} listings ...`);
  const incompleteDir = `${dataDir}-making`;
  await rm(incompleteDir, { recursive: true, force: true });
  await mkdir(incompleteDir, { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'src/demo/loadMain.ts', String(rows)], {
    cwd: siteFolder,
    env: {
      ...process.env,
      DATA_DIR: incompleteDir,
      DATABASE_URL: `sqlite:${path.join(incompleteDir, 'cityguide.sqlite')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await rename(incompleteDir, dataDir);
  return { dataDir, env };
}

/**
 * Serves the exact bytes of the site's list and of its page as files.
 * @param {{ origin: string }} site
 */
async function serveFiles(site) {
  const folder = path.join(tempFolder, 'list-file');
  await mkdir(folder, { recursive: true });
  for (const [name, address] of [
    ['list.json', listPath],
    ['page.html', pagePath],
  ]) {
    const response = await fetch(site.origin + address, { headers: { 'accept-encoding': 'identity' } });
    await writeFile(path.join(folder, String(name)), Buffer.from(await response.arrayBuffer()));
  }
  return startFileServer(folder);
}
