import { createFakeServices } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openAsMember, openSaved } from '../testing/openSaved';
import { flushPromises } from '../testing/flushPromises';

describe('listeners', () => {
  it('only those of the object are called, and one of all', async () => {
    const { store } = await openAsMember();
    const others = Array.from({ length: 1000 }, () => jest.fn());
    others.forEach((listener, index) => store.subscribeTo(index + 100, listener));
    const onOwnObject = jest.fn();
    const onAny = jest.fn();
    store.subscribeTo(42, onOwnObject);
    store.subscribeChanges(onAny);
    store.toggle(42);
    await flushPromises();
    expect(onOwnObject).toHaveBeenCalledTimes(1);
    expect(onAny.mock.calls).toEqual([[[42]]]);
    for (const listener of others) expect(listener).not.toHaveBeenCalled();
  });

  it('a listener that unsubscribed is not called any more', async () => {
    const { store } = await openAsMember();
    const onChange = jest.fn();
    const unsubscribe = [store.subscribeTo(42, onChange), store.subscribeChanges(onChange)];
    unsubscribe.forEach((stop) => stop());
    store.toggle(42);
    await flushPromises();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a listener that throws does not stop the others', async () => {
    const { store, services } = await openAsMember();
    const onChange = jest.fn();
    store.subscribeTo(42, () => {
      throw new Error('a widget');
    });
    store.subscribeTo(42, onChange);
    store.toggle(42);
    await flushPromises();
    expect(onChange).toHaveBeenCalledWith(true);
    expect(store.isSaved(42)).toBe(true);
    expect(services.report).toHaveBeenCalledWith(new Error('a widget'), expect.any(String));
  });

  it('are called for a map of 10,000 that is loaded, once', async () => {
    const saved = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 1]));
    const services = createFakeServices();
    createSavedServer([services.api], { saved });
    const { store, session } = openSaved(services);
    const onOwnObject = jest.fn();
    const all = jest.fn();
    store.subscribeTo(9999, onOwnObject);
    store.subscribeTo(10_001, onOwnObject);
    store.subscribeChanges(all);
    store.ensureLoaded();
    await session.check();
    await flushPromises();
    expect(onOwnObject.mock.calls).toEqual([[true]]);
    expect(all).toHaveBeenCalledTimes(1);
    expect(all.mock.calls[0][0]).toHaveLength(10_000);
  });
});
