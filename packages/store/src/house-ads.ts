export { createHouseAds, type HouseAds, type HouseAdPlace } from './house-ads/createHouseAds';
export type { HouseAd } from '@cityguide/api/client';
