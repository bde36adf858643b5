import { openAsMember } from '../testing/openSaved';
import { createNetworkError } from '../testing/apiErrors';
import { flushPromises } from '../testing/flushPromises';

const openTodos = () => openAsMember({ 5: 50 }, 'todos');

describe('ticking a to-do', () => {
  it('SAVE-10.patch ticks at once and by PATCH with the stored id; only the row knows before', async () => {
    const { stores, server, services } = await openTodos();
    expect(stores.todos.isDone(5)).toBeUndefined();
    stores.todos.setDone(5, true);
    expect(stores.todos.isDone(5)).toBe(true);
    await flushPromises();
    expect(server.log).toEqual(['PATCH 50 1']);
    expect(services.storage.values.get('todos/ids')).toEqual({ 5: [50, 1] });
    expect(services.storage.values.get('todos/updateTime')).toBe(server.time());
    stores.todos.setDone(5, false);
    await flushPromises();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([false, 0]);
  });

  it('SAVE-10.patch SAVE-4.last-wish ticked and unticked at once, the last value wins', async () => {
    const { stores, server } = await openTodos();
    for (const isDone of [true, false, true, false]) stores.todos.setDone(5, isDone);
    await flushPromises();
    expect(server.log).toEqual(['PATCH 50 0']);
    stores.todos.setDone(5, true);
    await Promise.resolve();
    stores.todos.setDone(5, false);
    await flushPromises();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([false, 0]);
  });

  it('SAVE-10 SAVE-3 a failed tick is reverted and announced to screen readers', async () => {
    const { stores, server, services } = await openTodos();
    stores.todos.setDone(5, false);
    await flushPromises();
    server.fail(createNetworkError());
    stores.todos.setDone(5, true);
    await flushPromises();
    expect(stores.todos.isDone(5)).toBe(false);
    expect(services.announce).toHaveBeenCalledTimes(1);
  });

  it('SAVE-10 a tick during the removal, and a removal during the tick, end with the last value', async () => {
    const { stores, server } = await openTodos();
    stores.todos.setDone(5, true);
    stores.todos.toggle(5);
    await flushPromises();
    expect([stores.todos.isSaved(5), server.saved.has(5)]).toEqual([false, false]);
    stores.todos.toggle(5);
    stores.todos.setDone(5, true);
    await flushPromises();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([true, 1]);
  });

  it('SAVE-10 a to-do that is added is not sent a value', async () => {
    const { stores, server } = await openTodos();
    stores.todos.toggle(6);
    await flushPromises();
    expect(server.log).toEqual(['POST 6']);
    expect(stores.todos.isDone(6)).toBeUndefined();
  });

  it('SAVE-6 a map loaded again keeps the ticks of this page', async () => {
    const { stores, server, session } = await openTodos();
    stores.todos.setDone(5, true);
    await flushPromises();
    server.saveElsewhere(6);
    await session.recheck();
    await flushPromises();
    expect(stores.todos.isSaved(6)).toBe(true);
    expect(stores.todos.isDone(5)).toBe(true);
  });

  it('SAVE-10 a to-do that another device removed disappears, and the tick does not bring it back', async () => {
    const { stores, server, services } = await openTodos();
    server.saved.clear();
    stores.todos.setDone(5, true);
    await flushPromises();
    expect(server.log).toEqual(['PATCH 50 1']);
    expect([stores.todos.isSaved(5), stores.todos.isDone(5)]).toEqual([false, undefined]);
    expect(services.announce).toHaveBeenCalledTimes(1);
  });
});
