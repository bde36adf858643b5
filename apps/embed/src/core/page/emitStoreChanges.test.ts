import type { CityguideStore, StoreChange } from '@cityguide/store';
import { emitStoreChanges } from './emitStoreChanges';

describe('emitStoreChanges', () => {
  let tell: (change: StoreChange) => void = () => undefined;
  const store = {
    onChange(listener: (change: StoreChange) => void) {
      tell = listener;
      return () => {
        tell = () => undefined;
      };
    },
  } as CityguideStore;

  function listen(type: 'cityguide:auth' | 'cityguide:saved') {
    const hear = jest.fn();
    document.addEventListener(type, ({ detail }) => hear(detail));
    return hear;
  }

  it('EMBED-13.saved tells the page what was saved', () => {
    const hear = listen('cityguide:saved');
    emitStoreChanges(store);
    tell({ type: 'saved', group: 'favourites', objectId: 3, saved: true });
    expect(hear.mock.calls).toEqual([[{ group: 'favourites', objectId: 3, saved: true }]]);
  });

  it('EMBED-13.auth tells the page who the visitor is, once that is known', () => {
    const hear = listen('cityguide:auth');
    emitStoreChanges(store);
    tell({ type: 'auth', status: 'unknown', profileId: null });
    tell({ type: 'auth', status: 'authenticated', profileId: 5 });
    expect(hear.mock.calls).toEqual([[{ status: 'authenticated', profileId: 5 }]]);
  });

  it('ends when asked to', () => {
    const hear = listen('cityguide:saved');
    emitStoreChanges(store)();
    tell({ type: 'saved', group: 'favourites', objectId: 3, saved: true });
    expect(hear).not.toHaveBeenCalled();
  });
});
