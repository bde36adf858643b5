import type { ListParams } from '@cityguide/api/client';
import { createListingList } from '../lists/createListingList';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, createListingData } from '../testing/createFakeServices';
import { type ListPage } from '../testing/openListings';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';
import { createSuggestionsStore, DEBOUNCE_MS } from './createSuggestionsStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const page = (...names: string[]): ListPage => ({
  count: names.length,
  next: null,
  results: names.map((name, index) => ({
    ...createListingData(index + 1),
    name,
    share_url: `/places/${name}/`,
  })),
});

/** A page whose server responds to a query with one listing of that name, unless the test delays the response. */
function openSuggestions({ hasListings = true } = {}) {
  const services = createFakeServices();
  const { site } = services;
  const { list } = services.api.listings;
  const held = new Map<string, ReturnType<typeof createDeferred<ListPage>>>();
  list.mockImplementation(async ({ keywords }: ListParams = {}) => {
    const query = String(keywords);
    return held.get(query)?.promise ?? page(query);
  });
  const suggestions = createSuggestionsStore({
    createListingList: (params, first) => createListingList(services, params, first),
    site: { ...site, sections: { ...site.sections, listings: hasListings } },
  });
  return {
    services,
    suggestions,
    list,
    asked: () => list.mock.calls.map(([params]) => params?.keywords),
    signals: () => list.mock.calls.map(([, options]) => options?.signal),
    names: () => suggestions.getState().items.map(({ name }) => name),
    /** Delays the next response to a query. */
    hold(query: string) {
      const answer = createDeferred<ListPage>();
      held.set(query, answer);
      return answer;
    },
    /** The visitor types this and pauses. */
    async type(text: string, restMs = DEBOUNCE_MS) {
      suggestions.setQuery(text);
      await jest.advanceTimersByTimeAsync(restMs);
      await flushPromises();
    },
  };
}

describe('suggestions', () => {
  it('SITE-2.suggestions SITE-2 are not requested on a site without listings', async () => {
    const { asked, type, suggestions } = openSuggestions({ hasListings: false });
    await type('ramen');
    expect(asked()).toEqual([]);
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', items: [] });
  });

  it('NAV-15.debounced sends one request, when the typing pauses, for six of the best known listings', async () => {
    const { list, asked, type, names, suggestions } = openSuggestions();
    await type('ra', 100);
    await type('ram', 100);
    await type('rame', 100);
    expect(asked()).toEqual([]);
    await type('ramen');
    expect(asked()).toEqual(['ramen']);
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      limit: 6,
      offset: 0,
      bundle_type: 'simple',
      ordering: '-favourite_count',
    });
    expect(names()).toEqual(['ramen']);
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', answeredQuery: 'ramen' });
  });

  it.each(['', '  ', 'r', ' r ', 'é', '👨‍👩‍👧'])('NAV-15 requests nothing for %j', async (text) => {
    const { asked, type, suggestions } = openSuggestions();
    await type(text);
    expect(asked()).toEqual([]);
    expect(suggestions.getState().answeredQuery).toBeNull();
  });

  it('NAV-15 blanks around the words and between them do not make another query', async () => {
    const { asked, type } = openSuggestions();
    await type(' bar   one');
    await type('bar one ');
    expect(asked()).toEqual(['bar one']);
  });

  it('NAV-15.in-order an outdated request is aborted, and its response ignored although it comes last', async () => {
    const { type, hold, names, signals } = openSuggestions();
    const slow = hold('ra');
    await type('ra');
    await type('ramen');
    expect(signals()[0]?.aborted).toBe(true);
    expect(names()).toEqual(['ramen']);
    slow.resolve(page('Raval'));
    await flushPromises();
    expect(names()).toEqual(['ramen']);
  });

  it('NAV-15 the same query again, while its first request is being aborted, gets its own response', async () => {
    const { type, hold, names, asked } = openSuggestions();
    const first = hold('ra');
    await type('ra');
    await type('ram', 10);
    const second = hold('ra');
    await type('ra');
    first.resolve(page('Old'));
    await flushPromises();
    expect(names()).toEqual([]);
    second.resolve(page('New'));
    await flushPromises();
    expect(names()).toEqual(['New']);
    expect(asked()).toEqual(['ra', 'ra']);
  });

  it('NAV-15 what is cached is shown at once and not requested again', async () => {
    const { type, names, asked } = openSuggestions();
    await type('ramen');
    await type('ramen bar');
    await type('ramen', 0);
    expect(names()).toEqual(['ramen']);
    expect(asked()).toEqual(['ramen', 'ramen bar']);
  });

  it('NAV-15 keeps what is shown while a longer query is pending, and clears it when the text gets too short', async () => {
    const { type, names, hold, suggestions } = openSuggestions();
    await type('ra');
    hold('ramen');
    await type('ramen');
    expect(names()).toEqual(['ra']);
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', answeredQuery: 'ra' });
    await type('r', 0);
    expect(suggestions.getState()).toEqual({ query: 'r', items: [], answeredQuery: null });
  });

  it('NAV-15 a failure means no suggestions, is logged on the console, and is not cached', async () => {
    const { type, list, names, asked, suggestions, services } = openSuggestions();
    await type('ra');
    const error = createNetworkError();
    list.mockRejectedValueOnce(error);
    await type('ramen');
    expect(suggestions.getState()).toEqual({ query: 'ramen', items: [], answeredQuery: null });
    expect(services.report).toHaveBeenCalledWith(error, expect.any(String));
    expect(services.announce).not.toHaveBeenCalled();
    await type('ramen');
    expect(names()).toEqual(['ramen']);
    expect(asked()).toEqual(['ra', 'ramen', 'ramen']);
  });

  it('NAV-15 a composing input method also delays the request before it', async () => {
    const { type, asked, suggestions } = openSuggestions();
    await type('ra', 100);
    suggestions.pause();
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual([]);
    await type('ra');
    expect(asked()).toEqual(['ra']);
  });

  it('NAV-15 clearing drops what is pending and clears the cache', async () => {
    const { type, hold, suggestions, asked, signals } = openSuggestions();
    await type('bar');
    const slow = hold('ramen');
    await type('ramen');
    suggestions.clear();
    expect(signals()[1]?.aborted).toBe(true);
    slow.resolve(page('Late'));
    await flushPromises();
    expect(suggestions.getState()).toEqual({ query: '', items: [], answeredQuery: null });
    await type('bar');
    expect(asked()).toEqual(['bar', 'ramen', 'bar']);
  });

  it('NAV-15 leaves out listings that have no page', async () => {
    const { type, list, names } = openSuggestions();
    const { results } = page('Here', 'Nowhere');
    list.mockResolvedValueOnce({
      ...page('Here'),
      results: results.map((row) => (row.name === 'Nowhere' ? { ...row, share_url: null } : row)),
    });
    await type('here');
    expect(names()).toEqual(['Here']);
  });

  it('NAV-15 caches a few queries only', async () => {
    const { type, asked } = openSuggestions();
    for (let index = 0; index < 32; index += 1) await type(`bar ${index}`);
    await type('bar 31', 0);
    await type('bar 0');
    expect(asked()).toHaveLength(33);
  });
});
