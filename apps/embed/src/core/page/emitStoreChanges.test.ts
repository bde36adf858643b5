import type { CityguideStore, StoreChange } from '@cityguide/store';
import { emitStoreChanges } from './emitStoreChanges';

describe('emitStoreChanges', () => {
  let emitChange: (change: StoreChange) => void = () => undefined;
  const store = {
    onChange(listener: (change: StoreChange) => void) {
      emitChange = listener;
      return () => {
        emitChange = () => undefined;
      };
    },
  } as CityguideStore;

  function listen(type: 'cityguide:auth' | 'cityguide:saved') {
    const onEvent = jest.fn();
    document.addEventListener(type, ({ detail }) => onEvent(detail));
    return onEvent;
  }

  it('EMBED-13.saved notifies the page of what was saved', () => {
    const onEvent = listen('cityguide:saved');
    emitStoreChanges(store);
    emitChange({ type: 'saved', group: 'favourites', objectId: 3, saved: true });
    expect(onEvent.mock.calls).toEqual([[{ group: 'favourites', objectId: 3, saved: true }]]);
  });

  it('EMBED-13.auth notifies the page who the visitor is, once that is known', () => {
    const onEvent = listen('cityguide:auth');
    emitStoreChanges(store);
    emitChange({ type: 'auth', status: 'unknown', profileId: null });
    emitChange({ type: 'auth', status: 'authenticated', profileId: 5 });
    expect(onEvent.mock.calls).toEqual([[{ status: 'authenticated', profileId: 5 }]]);
  });

  it('stops on request', () => {
    const onEvent = listen('cityguide:saved');
    emitStoreChanges(store)();
    emitChange({ type: 'saved', group: 'favourites', objectId: 3, saved: true });
    expect(onEvent).not.toHaveBeenCalled();
  });
});
