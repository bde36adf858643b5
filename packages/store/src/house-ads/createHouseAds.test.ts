import type { HouseAd } from '@cityguide/api/client';
import { createFakeServices } from '../testing/createFakeServices';
import { createHouseAds } from './createHouseAds';

const adOf = (name: string, weight = 1): HouseAd => ({
  id: name.length,
  name,
  width: 300,
  height: 250,
  link_url: '/',
  image_url: `/${name}.svg`,
  frame_url: null,
  weight,
});
const square = { slot: 'square', size: '300x250' };
const banner = { slot: 'banner', size: '728x90' };

function open(ads: HouseAd[], random = () => 0) {
  const services = createFakeServices();
  services.api.houseAds.list.mockResolvedValue(ads);
  return { ...createHouseAds({ services }, random), list: services.api.houseAds.list };
}

describe('house ads', () => {
  it('ADS-4 are requested once for all ad slots of the same name and size', async () => {
    const { choose, list } = open([adOf('one')]);
    await Promise.all([choose(square), choose(square), choose(banner)]);
    expect(list.mock.calls).toEqual([[square], [banner]]);
  });

  it('ADS-4 are shown each in turn before any is shown twice, in whatever size', async () => {
    const { choose } = open([adOf('one'), adOf('two'), adOf('three')]);
    const names = [];
    for (const adSlot of [square, banner, square, square]) names.push((await choose(adSlot))?.name);
    expect(names.slice(0, 3).sort()).toEqual(['one', 'three', 'two']);
    expect(names[3]).toBe(names[0]);
  });

  it.each([
    [0, 'light'],
    [0.24, 'light'],
    [0.26, 'heavy'],
    [0.999, 'heavy'],
  ])('ADS-4 are chosen by their weight (at %d: %s)', async (randomValue, name) => {
    const { choose } = open([adOf('light', 1), adOf('heavy', 3)], () => randomValue);
    expect((await choose(square))?.name).toBe(name);
  });

  it('ADS-4 none is null, and a server that failed is requested again', async () => {
    const { choose, list } = open([]);
    expect(await choose(square)).toBeNull();
    list.mockRejectedValueOnce(new Error('down'));
    await expect(choose(banner)).rejects.toThrow('down');
    list.mockResolvedValueOnce([adOf('back')]);
    expect((await choose(banner))?.name).toBe('back');
  });
});
