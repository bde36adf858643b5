import { createFakeServices } from '../testing/createFakeServices';
import { createSavedServer } from '../testing/createSavedServer';
import { openAsMember, openSaved } from '../testing/openSaved';
import { settle } from '../testing/settle';

describe('listeners', () => {
  it('only those of the object hear of it, and one of all', async () => {
    const { store } = await openAsMember();
    const others = Array.from({ length: 1000 }, () => jest.fn());
    others.forEach((listener, index) => store.subscribeTo(index + 100, listener));
    const own = jest.fn();
    const all = jest.fn();
    store.subscribeTo(42, own);
    store.subscribeChanges(all);
    store.toggle(42);
    await settle();
    expect(own).toHaveBeenCalledTimes(1);
    expect(all.mock.calls).toEqual([[[42]]]);
    for (const listener of others) expect(listener).not.toHaveBeenCalled();
  });

  it('a listener that left hears nothing more', async () => {
    const { store } = await openAsMember();
    const onChange = jest.fn();
    const leave = [store.subscribeTo(42, onChange), store.subscribeChanges(onChange)];
    leave.forEach((stop) => stop());
    store.toggle(42);
    await settle();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a listener that throws keeps nobody else from hearing', async () => {
    const { store, services } = await openAsMember();
    const onChange = jest.fn();
    store.subscribeTo(42, () => {
      throw new Error('a widget');
    });
    store.subscribeTo(42, onChange);
    store.toggle(42);
    await settle();
    expect(onChange).toHaveBeenCalledWith(true);
    expect(store.isSaved(42)).toBe(true);
    expect(services.report).toHaveBeenCalledWith(new Error('a widget'), expect.any(String));
  });

  it('hear of a map of 10,000 that arrives, once', async () => {
    const saved = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index + 1, index + 1]));
    const services = createFakeServices();
    createSavedServer([services.api], { saved });
    const { store, session } = openSaved(services);
    const own = jest.fn();
    const all = jest.fn();
    store.subscribeTo(9999, own);
    store.subscribeTo(10_001, own);
    store.subscribeChanges(all);
    store.need();
    await session.check();
    await settle();
    expect(own.mock.calls).toEqual([[true]]);
    expect(all).toHaveBeenCalledTimes(1);
    expect(all.mock.calls[0][0]).toHaveLength(10_000);
  });
});
