import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createImageQueue } from '../../../media/images/createImageQueue';
import { createImageServer } from '../../../media/images/createImageServer';
import { parseImageRequest } from '../../../media/images/parseImageRequest';
import { addSampleCity } from '../../../testing/addSampleCity';
import { testEngines } from '../../../testing/testEngines';
import type { Database } from '../../../platform/database/Database';
import { createPhotoFiles } from './createPhotoFiles';
import { removeOrphanedUploads } from './removeOrphanedUploads';
import { createTwoColourImage } from '../../../testing/drawPicture';
import { listFiles } from '../../../testing/listFiles';

describe.each(testEngines)('the files of photos on $name', (engine) => {
  let dataDir: string;
  let database: Database;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cityguide-photos-'));
    database = await engine.create();
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const createServices = () => {
    const queue = createImageQueue();
    const images = createImageServer({ database, dataDir, queue, reportError: () => undefined });
    return { images, files: createPhotoFiles({ dataDir, queue, images }) };
  };

  it('HOST-5 removes a photo with everything generated from it, and nothing else', async () => {
    const { images, files } = createServices();
    const received = await files.receive(Readable.from([await createTwoColourImage()]));
    const [first, second] = [await files.store(received), await files.store(received)];
    await files.discard(received);
    const findImage = (path: string) => {
      const parsed = parseImageRequest(path, { w: '640' }, 'image/webp');
      return 'request' in parsed ? images.find(parsed.request) : undefined;
    };
    for (const { imagePath } of [first, second]) await (await findImage(imagePath))?.load();
    expect(listFiles(dataDir)).toHaveLength(4);

    await files.remove(first.imagePath);
    expect(listFiles(dataDir)).toHaveLength(2);
    expect(await findImage(first.imagePath)).toBeUndefined();
    expect(await findImage(second.imagePath)).toBeDefined();
  });

  it('HOST-5 aborts when a file never arrives', async () => {
    const queue = createImageQueue();
    const images = { evict: () => Promise.resolve() };
    const files = createPhotoFiles({ dataDir, queue, images, receiveLimitMs: 30 });
    await expect(files.receive(new Readable({ read: () => undefined }))).rejects.toThrow('aborted');
    expect(listFiles(dataDir)).toEqual([]);
  });

  it('HOST-5 never removes a picture of the city itself', async () => {
    mkdirSync(join(dataDir, 'images', 'pictures'), { recursive: true });
    writeFileSync(join(dataDir, 'images', 'pictures', 'park-01.jpg'), 'picture');
    const { files } = createServices();
    await files.remove('pictures/park-01.jpg');
    expect(listFiles(dataDir)).toEqual(['park-01.jpg']);
  });

  it('HOST-5 removes what crashes left behind: unfinished files and photos without a row, once they are old', async () => {
    await addSampleCity(database);
    const uploads = join(dataDir, 'images', 'uploads');
    mkdirSync(join(uploads, '.unfinished'), { recursive: true });
    const old = Date.now() / 1000 - 2 * 60 * 60;
    for (const name of ['known.jpg', 'orphan.jpg', 'new.jpg', '.unfinished/old', '.unfinished/under-way']) {
      writeFileSync(join(uploads, name), 'picture');
      if (!/new|under-way/.test(name)) utimesSync(join(uploads, name), old, old);
    }
    await database.query
      .insertInto('photos')
      .values({
        image_path: 'uploads/known.jpg',
        width: 9,
        height: 9,
        listing_id: 1,
        profile_id: null,
        creation_date: 1,
        share_path: '/listing-1/photos/1/',
      })
      .execute();
    await removeOrphanedUploads(database, dataDir);
    expect(listFiles(uploads).sort()).toEqual(['known.jpg', 'new.jpg', 'under-way']);
  });
});
