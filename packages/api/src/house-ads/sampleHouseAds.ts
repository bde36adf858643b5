import type { HouseAd } from './contract';

const sizes = [
  [300, 250],
  [300, 600],
  [728, 90],
  [970, 90],
  [320, 50],
] as const;

/** One ad for each size. The images are those that `handleImages` draws. */
export const sampleHouseAds: readonly HouseAd[] = sizes.map(([width, height], index) => ({
  id: index + 1,
  name: 'The city in your inbox, every Thursday',
  width,
  height,
  link_url: '/newsletters/',
  image_url: `https://images.example.com/house-ad.jpg?w=${width}&h=${height}`,
  frame_url: null,
  weight: 1,
}));
