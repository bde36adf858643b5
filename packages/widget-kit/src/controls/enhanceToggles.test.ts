import type { SavedStore } from '@cityguide/store';
import type { EnhanceContext } from '../definition/enhancer';
import { createKeptContent } from './createKeptContent';
import { enhanceToggles, type Toggle } from './enhanceToggles';

/** A group of saved things that counts who listens to it. */
function createGroup() {
  const listeners = new Set<(ids: readonly number[]) => void>();
  const saved = new Set<number>();
  const store = {
    need: jest.fn(),
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
    mark: `mark-${index}`,
    find: (element) => element.querySelector<HTMLElement>(`.link-${index}`),
    words: { save: 'Save', saved: 'Saved' },
    idOf: ({ dataset }) => Number(dataset.listingId),
  }));
  const context = { listen: jest.fn() } as unknown as EnhanceContext;
  document.body.innerHTML =
    '<div data-listing-id="7"><a class="link-0" href="/a">Save</a><a class="link-1" href="/b">Save</a></div>';
  const element = document.querySelector('div') as HTMLElement;
  return { groups, toggles, element, all: enhanceToggles(context, toggles, createKeptContent()) };
}

describe('toggles of a page', () => {
  it('EMBED-8 listen once to each group that is shown, however many stand there, and load it', () => {
    const { groups, toggles, element, all } = openToggles();
    expect(groups[0].listeners.size).toBe(0);
    for (let time = 0; time < 3; time += 1) all.add(element, toggles[0] as Toggle);
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([1, 0]);
    expect(groups[0].store.need).toHaveBeenCalledTimes(1);
    groups[0].save(7);
    expect(document.querySelector('.link-0')).toHaveAttribute('aria-pressed', 'true');
  });

  it('EMBED-7 listen to nothing once they are stopped', () => {
    const { groups, toggles, element, all } = openToggles();
    for (const toggle of toggles) all.add(element, toggle);
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([1, 1]);
    all.stop();
    expect(groups.map(({ listeners }) => listeners.size)).toEqual([0, 0]);
  });
});
