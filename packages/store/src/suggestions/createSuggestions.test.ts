import type { ListParams } from '@cityguide/api/client';
import { createListingList } from '../lists/createListingList';
import { createDeferred } from '../testing/createDeferred';
import { createFakeServices, listingOf } from '../testing/createFakeServices';
import { type ListPage } from '../testing/openListings';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';
import { createSuggestions, TYPING_REST_MS } from './createSuggestions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const page = (...names: string[]): ListPage => ({
  count: names.length,
  next: null,
  results: names.map((name, index) => ({ ...listingOf(index + 1), name, share_url: `/places/${name}/` })),
});

/** A page whose server answers a query with one place of that name, unless the test holds the answer back. */
function openSuggestions({ hasListings = true } = {}) {
  const services = createFakeServices();
  const { site } = services;
  const { list } = services.api.listings;
  const held = new Map<string, ReturnType<typeof createDeferred<ListPage>>>();
  list.mockImplementation(async ({ keywords }: ListParams = {}) => {
    const query = String(keywords);
    return held.get(query)?.promise ?? page(query);
  });
  const suggestions = createSuggestions({
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
    /** Holds the next answer to a query back. */
    hold(query: string) {
      const answer = createDeferred<ListPage>();
      held.set(query, answer);
      return answer;
    },
    /** The visitor types this and rests. */
    async type(text: string, restMs = TYPING_REST_MS) {
      suggestions.ask(text);
      await jest.advanceTimersByTimeAsync(restMs);
      await settle();
    },
  };
}

describe('suggestions', () => {
  it('SITE-2.suggestions SITE-2 are not asked for on a site without listings', async () => {
    const { asked, type, suggestions } = openSuggestions({ hasListings: false });
    await type('ramen');
    expect(asked()).toEqual([]);
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', items: [] });
  });

  it('NAV-15.debounced asks once, when the typing rests, for six of the best known places', async () => {
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
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', answered: 'ramen' });
  });

  it.each(['', '  ', 'r', ' r ', 'é', '👨‍👩‍👧'])('NAV-15 asks nothing for %j', async (text) => {
    const { asked, type, suggestions } = openSuggestions();
    await type(text);
    expect(asked()).toEqual([]);
    expect(suggestions.getState().answered).toBeNull();
  });

  it('NAV-15 blanks around the words and between them make no other question', async () => {
    const { asked, type } = openSuggestions();
    await type(' bar   one');
    await type('bar one ');
    expect(asked()).toEqual(['bar one']);
  });

  it('NAV-15.in-order an outdated question is aborted, and its answer dropped although it comes last', async () => {
    const { type, hold, names, signals } = openSuggestions();
    const slow = hold('ra');
    await type('ra');
    await type('ramen');
    expect(signals()[0]?.aborted).toBe(true);
    expect(names()).toEqual(['ramen']);
    slow.resolve(page('Raval'));
    await settle();
    expect(names()).toEqual(['ramen']);
  });

  it('NAV-15 the same words again, while their first question is being dropped, get their own answer', async () => {
    const { type, hold, names, asked } = openSuggestions();
    const first = hold('ra');
    await type('ra');
    await type('ram', 10);
    const second = hold('ra');
    await type('ra');
    first.resolve(page('Old'));
    await settle();
    expect(names()).toEqual([]);
    second.resolve(page('New'));
    await settle();
    expect(names()).toEqual(['New']);
    expect(asked()).toEqual(['ra', 'ra']);
  });

  it('NAV-15 what is known is shown at once and not asked for again', async () => {
    const { type, names, asked } = openSuggestions();
    await type('ramen');
    await type('ramen bar');
    await type('ramen', 0);
    expect(names()).toEqual(['ramen']);
    expect(asked()).toEqual(['ramen', 'ramen bar']);
  });

  it('NAV-15 keeps what is shown while a longer query waits, and clears it when the words get too few', async () => {
    const { type, names, hold, suggestions } = openSuggestions();
    await type('ra');
    hold('ramen');
    await type('ramen');
    expect(names()).toEqual(['ra']);
    expect(suggestions.getState()).toMatchObject({ query: 'ramen', answered: 'ra' });
    await type('r', 0);
    expect(suggestions.getState()).toEqual({ query: 'r', items: [], answered: null });
  });

  it('NAV-15 a failure means no suggestions, is told to the console, and is not remembered', async () => {
    const { type, list, names, asked, suggestions, services } = openSuggestions();
    await type('ra');
    const fault = networkFault();
    list.mockRejectedValueOnce(fault);
    await type('ramen');
    expect(suggestions.getState()).toEqual({ query: 'ramen', items: [], answered: null });
    expect(services.report).toHaveBeenCalledWith(fault, expect.any(String));
    expect(services.announce).not.toHaveBeenCalled();
    await type('ramen');
    expect(names()).toEqual(['ramen']);
    expect(asked()).toEqual(['ra', 'ramen', 'ramen']);
  });

  it('NAV-15 an input method at work holds the question before it back too', async () => {
    const { type, asked, suggestions } = openSuggestions();
    await type('ra', 100);
    suggestions.hold();
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual([]);
    await type('ra');
    expect(asked()).toEqual(['ra']);
  });

  it('NAV-15 clearing drops what is on its way and forgets what was known', async () => {
    const { type, hold, suggestions, asked, signals } = openSuggestions();
    await type('bar');
    const slow = hold('ramen');
    await type('ramen');
    suggestions.clear();
    expect(signals()[1]?.aborted).toBe(true);
    slow.resolve(page('Late'));
    await settle();
    expect(suggestions.getState()).toEqual({ query: '', items: [], answered: null });
    await type('bar');
    expect(asked()).toEqual(['bar', 'ramen', 'bar']);
  });

  it('NAV-15 leaves out what has no page to go to', async () => {
    const { type, list, names } = openSuggestions();
    const { results } = page('Here', 'Nowhere');
    list.mockResolvedValueOnce({
      ...page('Here'),
      results: results.map((row) => (row.name === 'Nowhere' ? { ...row, share_url: null } : row)),
    });
    await type('here');
    expect(names()).toEqual(['Here']);
  });

  it('NAV-15 remembers a few questions only', async () => {
    const { type, asked } = openSuggestions();
    for (let turn = 0; turn < 32; turn += 1) await type(`bar ${turn}`);
    await type('bar 31', 0);
    await type('bar 0');
    expect(asked()).toHaveLength(33);
  });
});
