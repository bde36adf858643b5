import { openAsMember } from '../testing/openSaved';
import { networkFault } from '../testing/refusals';
import { settle } from '../testing/settle';

const openTodos = () => openAsMember({ 5: 50 }, 'todos');

describe('ticking a to-do', () => {
  it('SAVE-10.patch ticks at once and by PATCH with the stored id; only the row can tell before', async () => {
    const { stores, server, services } = await openTodos();
    expect(stores.todos.isDone(5)).toBeUndefined();
    stores.todos.setDone(5, true);
    expect(stores.todos.isDone(5)).toBe(true);
    await settle();
    expect(server.log).toEqual(['PATCH 50 1']);
    expect(services.storage.values.get('todos/ids')).toEqual({ 5: [50, 1] });
    expect(services.storage.values.get('todos/updateTime')).toBe(server.time());
    stores.todos.setDone(5, false);
    await settle();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([false, 0]);
  });

  it('SAVE-10.patch SAVE-4.last-wish ticked and unticked in one breath, the last wish wins', async () => {
    const { stores, server } = await openTodos();
    for (const isDone of [true, false, true, false]) stores.todos.setDone(5, isDone);
    await settle();
    expect(server.log).toEqual(['PATCH 50 0']);
    stores.todos.setDone(5, true);
    await Promise.resolve();
    stores.todos.setDone(5, false);
    await settle();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([false, 0]);
  });

  it('SAVE-10 SAVE-3 a failed tick goes back and tells screen readers', async () => {
    const { stores, server, services } = await openTodos();
    stores.todos.setDone(5, false);
    await settle();
    server.fail(networkFault());
    stores.todos.setDone(5, true);
    await settle();
    expect(stores.todos.isDone(5)).toBe(false);
    expect(services.announce).toHaveBeenCalledTimes(1);
  });

  it('SAVE-10 a tick during the removal, and a removal during the tick, end as last wished', async () => {
    const { stores, server } = await openTodos();
    stores.todos.setDone(5, true);
    stores.todos.toggle(5);
    await settle();
    expect([stores.todos.isSaved(5), server.saved.has(5)]).toEqual([false, false]);
    stores.todos.toggle(5);
    stores.todos.setDone(5, true);
    await settle();
    expect([stores.todos.isDone(5), server.values.get(5)]).toEqual([true, 1]);
  });

  it('SAVE-10 a to-do that is added is not sent a value', async () => {
    const { stores, server } = await openTodos();
    stores.todos.toggle(6);
    await settle();
    expect(server.log).toEqual(['POST 6']);
    expect(stores.todos.isDone(6)).toBeUndefined();
  });

  it('SAVE-6 a map loaded anew keeps the ticks of this page', async () => {
    const { stores, server, session } = await openTodos();
    stores.todos.setDone(5, true);
    await settle();
    server.saveElsewhere(6);
    await session.recheck();
    await settle();
    expect(stores.todos.isSaved(6)).toBe(true);
    expect(stores.todos.isDone(5)).toBe(true);
  });

  it('SAVE-10 a to-do that another device removed is gone, and the tick does not bring it back', async () => {
    const { stores, server, services } = await openTodos();
    server.saved.clear();
    stores.todos.setDone(5, true);
    await settle();
    expect(server.log).toEqual(['PATCH 50 1']);
    expect([stores.todos.isSaved(5), stores.todos.isDone(5)]).toEqual([false, undefined]);
    expect(services.announce).toHaveBeenCalledTimes(1);
  });
});
