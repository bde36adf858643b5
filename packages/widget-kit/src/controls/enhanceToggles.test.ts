import type { SavedStore } from '@cityguide/store';
import type { EnhanceContext } from '../definition/enhancer';
import { enhanceToggles, type Toggle } from './enhanceToggles';

/** A saved group that counts its subscribers. */
function createGroup() {
  const listeners = new Set<(ids: readonly number[]) => void>();
  const saved = new Set<number>();
  const store = {
    ensureLoaded: jest.fn(),
    isSaved: (id: number) => saved.has(id),
    subscribeChanges(listener: (ids: readonly number[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as SavedStore;
  const save = (id: number) => {
    saved.add(id);
    listeners.forEach((listener) => listener([id]));
  };
  return { store, listeners, save };
}

function openToggles() {
  const groups = [createGroup(), createGroup()] as const;
  const toggles = groups.map(({ store }, index): Toggle => ({
    store,
    name: `mark-${index}`,
    find: (element) => element.querySelector<HTMLElement>(`.link-${index}`),
    labels: { save: 'Save', saved: 'Saved' },
    getId: ({ dataset }) => Number(dataset.listingId),
  }));
  const context = { listen: jest.fn() } as unknown as EnhanceContext;
  document.body.innerHTML =
    '<div data-listing-id="7"><a class="link-0" href="/a">Save</a><a class="link-1" href="/b">Save</a></div>';
  const element = document.querySelector('div') as HTMLElement;
  return { groups, toggles, element, all: enhanceToggles(context, toggles) };
}

describe('toggles of a page', () => {
  it('EMBED-8 subscribe once to each group that is shown, however many there are, and load it', () => {
    const { groups, toggles, element, all } = openToggles();
    expect(groups[0].listeners.size).toBe(0);
    for (let time = 0; time < 3; time += 1) all.add(element, toggles[0] as Toggle);
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([1, 0]);
    expect(groups[0].store.ensureLoaded).toHaveBeenCalledTimes(1);
    groups[0].save(7);
    expect(document.querySelector('.link-0')).toHaveAttribute('aria-pressed', 'true');
  });

  it('EMBED-7 are unsubscribed from everything once they are stopped', () => {
    const { groups, toggles, element, all } = openToggles();
    for (const toggle of toggles) all.add(element, toggle);
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([1, 1]);
    all.stop();
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([0, 0]);
  });
});
