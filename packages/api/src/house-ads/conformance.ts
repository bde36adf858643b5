import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { houseAdsRoutes } from './contract';

const { list } = houseAdsRoutes;

export const houseAdsCases: ConformanceCase[] = [
  {
    title: 'ADS-4 house ads have the requested size, and an image or a page',
    async run(context) {
      const query = { slot: 'leaderboard', size: '728x90' };
      const { body } = await context.guest().expect(list, 200, { query });
      for (const ad of body.results) {
        assert.deepEqual([ad.width, ad.height], [728, 90]);
        assert.ok(ad.image_url ?? ad.frame_url);
      }
    },
  },
  {
    title: 'ADS-4 an unknown size or slot returns no house ad',
    async run(context) {
      for (const query of [
        { slot: 'leaderboard', size: '1x2' },
        { slot: 'constructor', size: '9999x9999' },
      ]) {
        assert.deepEqual((await context.guest().expect(list, 200, { query })).body.results, []);
      }
    },
  },
  {
    title: 'ADS-4 a missing or invalid slot or size is rejected by its name',
    async run(context) {
      for (const size of ['', '300', '300x', 'x250', '300x250x1', '1e3x9', '-1x5', "1x1'--"]) {
        const { body } = await context.guest().expect(list, 400, { query: { slot: 'square', size } });
        assert.deepEqual(Object.keys(body), ['size'], size);
      }
      for (const slot of ['', 'a b', '../x', '<b>', 'a'.repeat(101)]) {
        const { body } = await context.guest().expect(list, 400, { query: { slot, size: '300x250' } });
        assert.deepEqual(Object.keys(body), ['slot'], slot);
      }
    },
  },
];
