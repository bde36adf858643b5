import { createHouseAds } from './createHouseAds';
import { drawHouseAd } from './drawHouseAd';

it('ADS-4.house each brand draws every house ad in its own way, at every size', () => {
  for (const { design, ...size } of createHouseAds()) {
    const [guide, news] = [drawHouseAd('guide', design, size), drawHouseAd('news', design, size)];
    for (const picture of [guide, news])
      expect(picture).toContain(`width="${size.width}" height="${size.height}"`);
    expect(guide).not.toBe(news);
  }
});

it.each(['constructor', '', 'newsletters'])('ADS-4.house draws nothing for the name "%s"', (name) => {
  expect(drawHouseAd('guide', name, { width: 300, height: 250 })).toBeUndefined();
});
