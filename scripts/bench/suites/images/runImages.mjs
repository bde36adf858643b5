import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { tempFolder } from '../../paths.mjs';
import { findData, startReferenceSite } from '../../site/startReferenceSite.mjs';
import { benchmarkServer } from '../lists/benchmarkServer.mjs';
import { drawPhoto } from './drawPhoto.mjs';
import { findPictures } from './findPictures.mjs';
import { imageNames, keptPath, madePath, pictureHeaders } from './imageLoads.mjs';
import { servePicture } from './servePicture.mjs';
import { uploadPhotos } from './uploadPhotos.mjs';

const LOAD_MS = 3000;
/** The data without the generated pictures, since generating them is measured. */
const DATA = ['cityguide.sqlite', 'cityguide.sqlite-wal', 'cityguide.sqlite-shm', 'images'];

/**
 * Measures what pictures cost the server, cached and generated, compared with a static file, and what uploads of 12
 * megapixels cost.
 * @param {{ rounds: number, tell(message: string): void }} options
 * @returns {Promise<import('../../numbers/Rows.mjs').LoadRows>} load → its rounds
 */
export async function runImages({ rounds, tell }) {
  const dataDir = await copyData();
  const site = await startReferenceSite({ dataDir, env: { ATTEMPTS_FACTOR: '1000000' } });
  const pictures = await findPictures(site.origin);
  const file = await servePicture(site.origin + keptPath(pictures));
  const photo = await drawPhoto();
  let from = 0;
  /**
   * @param {{ origin: string, pid: number }} server
   * @param {(turn: number) => string} pathOf
   */
  const runBenchmark = async (server, pathOf) => {
    const options = { from, durationMs: LOAD_MS, headers: pictureHeaders };
    const { nextTurn, ...numbers } = await benchmarkServer(server, pathOf, options);
    from = nextTurn;
    return numbers;
  };
  const loads = {
    [imageNames.file]: () => runBenchmark(file, () => '/picture.webp'),
    [imageNames.kept]: () => runBenchmark(site, () => keptPath(pictures)),
    [imageNames.made]: () => runBenchmark(site, (turn) => madePath(pictures, turn)),
    [imageNames.upload]: () => uploadPhotos(site, photo),
  };
  /** @type {import('../../numbers/Rows.mjs').LoadRows} */
  const rows = Object.fromEntries(Object.keys(loads).map((name) => [name, { load: [] }]));
  try {
    // The first round includes what is compiled or opened on first use, and is not shown.
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, measure] of Object.entries(loads)) {
        const busyShare = await whenQuiet();
        const arithmeticMs = timeArithmetic();
        const numbers = await measure();
        if (round < 0) continue;
        rows[name]?.load.push({ round, ...numbers, busyShare, arithmeticMs });
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
