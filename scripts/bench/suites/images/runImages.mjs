import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { tempFolder } from '../../places.mjs';
import { findData, startReferenceSite } from '../../site/startReferenceSite.mjs';
import { askServer } from '../lists/askServer.mjs';
import { drawPhoto } from './drawPhoto.mjs';
import { findPictures } from './findPictures.mjs';
import { imageNames, keptPath, madePath, pictureHeaders } from './imageLoads.mjs';
import { servePicture } from './servePicture.mjs';
import { uploadPhotos } from './uploadPhotos.mjs';

const LOAD_MS = 3000;
/** The data but for what was made of the pictures: that is what is measured. */
const DATA = ['cityguide.sqlite', 'cityguide.sqlite-wal', 'cityguide.sqlite-shm', 'images'];

/**
 * What pictures cost the server, kept and made, beside a plain file; and what photos of 12 megapixels cost it.
 * @param {{ rounds: number, tell(words: string): void }} order
 * @returns {Promise<Record<string, { load: Record<string, number>[] }>>} load → its rounds
 */
export async function runImages({ rounds, tell }) {
  const dataDir = await copyData();
  const site = await startReferenceSite({ dataDir, env: { ATTEMPTS_FACTOR: '1000000' } });
  const pictures = await findPictures(site.origin);
  const file = await servePicture(site.origin + keptPath(pictures));
  const photo = await drawPhoto();
  let from = 0;
  const ask = async (server, pathOf) => {
    const order = { from, durationMs: LOAD_MS, headers: pictureHeaders };
    const { nextTurn, ...numbers } = await askServer(server, pathOf, order);
    from = nextTurn;
    return numbers;
  };
  const loads = {
    [imageNames.file]: () => ask(file, () => '/picture.webp'),
    [imageNames.kept]: () => ask(site, () => keptPath(pictures)),
    [imageNames.made]: () => ask(site, (turn) => madePath(pictures, turn)),
    [imageNames.upload]: () => uploadPhotos(site, photo),
  };
  const rows = Object.fromEntries(Object.keys(loads).map((name) => [name, { load: [] }]));
  try {
    // The first round pays for what is compiled or opened when first used, and is not shown.
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, measure] of Object.entries(loads)) {
        const busyShare = await whenQuiet();
        const arithmeticMs = timeArithmetic();
        const numbers = await measure();
        if (round < 0) continue;
        rows[name].load.push({ round, ...numbers, busyShare, arithmeticMs });
        tell(`load ${round + 1}/${rounds} ${name}: ${Math.round(numbers.cpuUs)} µs of CPU each`);
      }
    }
    return rows;
  } finally {
    file.stop();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function copyData() {
  const source = await findData();
  const dataDir = path.join(tempFolder, 'images-data');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  for (const name of DATA.filter((each) => existsSync(path.join(source, each))))
    await cp(path.join(source, name), path.join(dataDir, name), { recursive: true });
  return dataDir;
}
