import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../../places.mjs';
import { tempFolder } from '../../places.mjs';
import { startFileServer } from '../../servers/startFileServer.mjs';
import { startReferenceSite } from '../../site/startReferenceSite.mjs';
import { FEW, listPath, MANY } from './listLoads.mjs';

const siteFolder = path.join(root, 'apps', 'site');

/**
 * The reference site over few and over many listings, and a server of one file that holds the bytes of a list.
 * @param {(words: string) => void} tell
 */
export async function startListServers(tell) {
  const few = await startReferenceSite(await loadListings(FEW, tell));
  const many = await startReferenceSite(await loadListings(MANY, tell));
  const file = await serveList(few);
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

/** A million listings take a minute or two; they are kept for the next run. */
async function loadListings(rows, tell) {
  const dataDir = path.join(tempFolder, `lists-${rows}`);
  const env = { DATABASE_URL: `sqlite:${path.join(dataDir, 'cityguide.sqlite')}` };
  if (existsSync(dataDir)) return { dataDir, env };
  tell(`Loading ${rows.toLocaleString('en')} listings ...`);
  const making = `${dataDir}-making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  execFileSync(process.execPath, ['--import', 'tsx', 'src/demo/loadMain.ts', String(rows)], {
    cwd: siteFolder,
    env: {
      ...process.env,
      DATA_DIR: making,
      DATABASE_URL: `sqlite:${path.join(making, 'cityguide.sqlite')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await rename(making, dataDir);
  return { dataDir, env };
}

/** The very bytes that the site answers, as a file. */
async function serveList(site) {
  const folder = path.join(tempFolder, 'list-file');
  await mkdir(folder, { recursive: true });
  const answer = await fetch(site.origin + listPath, { headers: { 'accept-encoding': 'identity' } });
  await writeFile(path.join(folder, 'list.json'), Buffer.from(await answer.arrayBuffer()));
  return startFileServer(folder);
}
