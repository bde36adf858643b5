export { createHouseAds, type HouseAds, type HouseAdSlot } from './house-ads/createHouseAds';
export type { HouseAd } from '@cityguide/api/client';
