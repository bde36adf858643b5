import { createFakeServices, createListingData } from '../testing/createFakeServices';
import { createStatusError } from '../testing/apiErrors';
import { createSavedList } from './createSavedList';

describe('a list of what was saved', () => {
  it('DASH-4 SAVE-10 requests its own group, to-dos by whether they are done', async () => {
    const services = createFakeServices();
    const row = { id: 7, listing: createListingData(42), is_done: true, date_created: null };
    services.api.todos.list.mockResolvedValue({ count: 1, next: null, results: [row] });
    const list = createSavedList(services, { group: 'todos', params: { completed: true } });
    await list.getPage();
    expect(services.api.todos.list.mock.calls[0]?.[0]).toEqual({ limit: 12, offset: 0, completed: true });
    expect(list.getState().items[0]?.listing.name).toBe('Place 42');
    expect(services.api.favourites.list).not.toHaveBeenCalled();
  });

  it('SAVE-10.failed-fetch a failed fetch is an empty list that can be requested again', async () => {
    const services = createFakeServices();
    services.api.todos.list.mockRejectedValueOnce(createStatusError(500));
    const list = createSavedList(services, { group: 'todos' });
    await list.getPage();
    expect(list.getState()).toMatchObject({ items: [], count: 0, isFetching: false, hasMore: false });
    await list.getPage();
    expect(list.getState().error).toBeNull();
  });
});
