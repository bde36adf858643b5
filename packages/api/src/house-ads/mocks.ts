import type { MockState } from '../mocking/createMockState';
import type { RouteHandlers } from '../mocking/RouteHandler';
import type { houseAdsRoutes } from './contract';

/** The mock backend's handlers for house ads: those of the size, whatever the slot. */
export function createHouseAdsHandlers(state: MockState): RouteHandlers<typeof houseAdsRoutes> {
  return {
    list({ query: { size } }) {
      const results = state.houseAds.filter(
        ({ width, height }) => width === size.width && height === size.height,
      );
      return { status: 200, body: { results } };
    },
  };
}
