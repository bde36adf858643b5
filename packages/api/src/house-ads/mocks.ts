import type { MockState } from '../mocking/createMockState';
import type { Rules } from '../mocking/rule';
import type { houseAdsRoutes } from './contract';

/** How the mock backend answers for house ads: those of the size, whatever the slot. */
export function houseAdsRules(state: MockState): Rules<typeof houseAdsRoutes> {
  return {
    list({ query: { size } }) {
      const results = state.houseAds.filter(
        ({ width, height }) => width === size.width && height === size.height,
      );
      return { status: 200, body: { results } };
    },
  };
}
