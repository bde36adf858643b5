import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HouseAd } from '@cityguide/api/contract';
import { createHouseAds } from '@cityguide/demo-city/createHouseAds';
import { createHouseAdRows } from '../../demo/createHouseAdRows';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
import { manageHouseAds, type HouseAdCommand } from './manageHouseAds';
import type { HouseAdArguments } from './readHouseAdArguments';

const NOON_MS = Date.parse('2026-11-28T12:00:00Z');
const firstAds = createHouseAdRows(createHouseAds());
const banner = { size: '728x90', name: 'Winter market', picture: '/images/market.jpg', link: '/events/' };

describe.each(testEngines)('ADS-4 house ads on $name', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine, { now: () => NOON_MS });
  });
  afterEach(() => site.stop());

  const manage = (command: HouseAdCommand, args: HouseAdArguments = {}, ids: string[] = []) =>
    manageHouseAds(site.database, { command, args, ids, firstAds });
  async function fetchAds(slot = 'leaderboard', size = '728x90') {
    const response = await site.app.inject(`/api/v2/house-ads/?slot=${slot}&size=${size}`);
    return { response, ads: response.json<{ results: HouseAd[] }>().results };
  }

  it('ADS-4.house are listed, added and removed by an editor, and the next page has them', async () => {
    expect(await manage('list')).toMatch(/no house ad/);
    await manage('add', banner);
    const { ads, response } = await fetchAds();
    expect(ads).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Winter market',
        width: 728,
        height: 90,
        link_url: '/events/',
        image_url: '/images/market.jpg',
        frame_url: null,
        weight: 1,
      },
    ]);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await manage('list')).toMatch(/728x90 {2}"Winter market".*every slot of every site, weight 1/);
    expect(await manage('remove', {}, [String(ads[0]?.id), '999'])).toBe('1 of 2 removed.');
    expect((await fetchAds()).ads).toEqual([]);
  });

  it('show only at their size, in their slot, on their site and until their last day', async () => {
    await manage('add', { ...banner, name: 'Square', size: '300x250' });
    await manage('add', { ...banner, name: 'Other slot', slot: 'photo-square' });
    await manage('add', { ...banner, name: 'Other site', site: 'news' });
    await manage('add', { ...banner, name: 'Over', until: '2026-11-27' });
    await manage('add', { ...banner, name: 'Today yet', until: '2026-11-28', site: 'guide', weight: '5' });
    expect((await fetchAds()).ads.map(({ name, weight }) => [name, weight])).toEqual([['Today yet', 5]]);
    expect((await fetchAds('photo-square')).ads.map(({ name }) => name)).toEqual(['Other slot', 'Today yet']);
  });

  it('ADS-1.sizes of a new site exist at every size', async () => {
    await site.database.query.insertInto('house_ads').values(firstAds).execute();
    for (const size of ['300x250', '300x600', '728x90', '970x90', '320x50']) {
      expect((await fetchAds('square', size)).ads.map(({ image_url }) => image_url)).toEqual(
        ['newsletter', 'neighbourhoods', 'advertise'].map((name) => `/house-ads/drawn/${name}-${size}.svg`),
      );
    }
  });

  it('written in HTML are shown in a frame', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'house-ad-'));
    await writeFile(join(folder, 'ad.html'), '<a href="/x/">Go</a>');
    await manage('add', { size: '728x90', name: 'Page', html: join(folder, 'ad.html') });
    await rm(folder, { recursive: true });
    const [ad] = (await fetchAds()).ads;
    expect(ad).toMatchObject({ image_url: null, frame_url: `/house-ads/${ad?.id}/` });
  });

  it.each([
    [{ ...banner, size: '728' }, '--size'],
    [{ ...banner, name: ' ' }, '--name'],
    [{ ...banner, picture: undefined }, '--picture'],
    [{ ...banner, html: 'x.html' }, '--picture'],
    [{ ...banner, picture: 'javascript:alert(1)' }, '--picture'],
    [{ ...banner, link: '//evil.example' }, '--link'],
    [{ ...banner, link: undefined }, '--link'],
    [{ ...banner, weight: '0' }, '--weight'],
    [{ ...banner, site: 'guides' }, '--site'],
    [{ ...banner, until: 'soon' }, '--until'],
  ])('reject invalid arguments and name them (%#)', async (invalidArgs, option) => {
    await expect(manage('add', invalidArgs as HouseAdArguments)).rejects.toThrow(option);
    expect(await manage('list')).toMatch(/no house ad/);
  });

  it('of a new site can be added to an older one, next to its own', async () => {
    await manage('add', banner);
    expect(await manage('begin')).toMatch(/^15 house ads/);
    expect((await fetchAds()).ads).toHaveLength(4);
  });

  it('are not removed without a number', async () => {
    await expect(manage('remove', {}, ['all'])).rejects.toThrow(/Which/);
  });
});
