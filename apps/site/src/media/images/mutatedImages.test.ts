import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@cityguide/demo-city/random';
import sharp from 'sharp';
import { uploadAs } from '../../content/photos/upload/testing/createUpload';
import { createMemberBrowser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { listFiles } from '../../testing/listFiles';
import { createOriginals } from './testing/createOriginals';
import { mutateBytes } from './testing/mutateBytes';

const COUNT = process.env.LONG ? 2000 : 100;
const MAX_GROWTH_BYTES = 300 * 1024 ** 2;
const MAX_RESPONSE_MS = 15_000;
const QUERIES = ['', '?w=640', '?w=600&h=400&cmd=resize_then_crop', '?w=80&h=80&cmd=crop'];

describe.each(testEngines.slice(0, 1))('corrupted images on $name', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, { limits: highRateLimits });
  });
  afterAll(() => site.stop());

  it(
    `HOST-5 ${COUNT} of them are accepted or rejected by upload and image server, without errors or memory leaks`,
    async () => {
      const folder = join(site.dataDir, 'images', 'pictures');
      mkdirSync(folder, { recursive: true });
      const originals = await createOriginals();
      const member = await createMemberBrowser(site.app);
      const startBytes = process.memoryUsage.rss();
      const unexpected: [index: number, status: number][] = [];
      const counts = { taken: 0, shown: 0 };

      for (let index = 0; index < COUNT; index++) {
        const random = createRandom(`spoilt ${index}`);
        const bytes = mutateBytes(random.pick(originals), random);
        const startMs = performance.now();

        const uploaded = await uploadAs(member, { bytes });
        if (![201, 400, 413, 415].includes(uploaded.statusCode))
          unexpected.push([index, uploaded.statusCode]);
        if (uploaded.statusCode !== 201) expect(uploaded.json()).toEqual({ file: [expect.any(String)] });
        else counts.taken++;

        writeFileSync(join(folder, `spoilt-${index}.jpg`), bytes);
        const accept = random.pick(['image/webp', '*/*']);
        const shown = await site.app.inject({
          url: `/images/pictures/spoilt-${index}.jpg${random.pick(QUERIES)}`,
          headers: { accept },
        });
        if (![200, 415].includes(shown.statusCode)) unexpected.push([index, shown.statusCode]);
        if (shown.statusCode === 200) {
          await sharp(shown.rawPayload, { failOn: 'error' }).stats();
          counts.shown++;
        }
        expect(performance.now() - startMs).toBeLessThan(MAX_RESPONSE_MS);
      }

      expect(unexpected).toEqual([]);
      // Some are still images, most are not: the run has covered both.
      expect(counts.taken).toBeGreaterThan(COUNT / 50);
      expect(counts.taken).toBeLessThan(COUNT / 1.5);
      const rows = await site.database.query.selectFrom('photos').select('id').execute();
      expect(rows).toHaveLength(counts.taken);
      expect(listFiles(join(site.dataDir, 'images', 'uploads'))).toHaveLength(counts.taken);
      expect(process.memoryUsage.rss() - startBytes).toBeLessThan(MAX_GROWTH_BYTES);
    },
    COUNT * 1000,
  );
});
