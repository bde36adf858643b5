import type { SavedRepositories } from '../saved/createSavedRepositories';
import { performIntent } from './performIntent';

function prepare() {
  const save = jest.fn(async (..._args: unknown[]) => undefined);
  const log = { error: jest.fn() };
  const repositories = new Proxy({} as SavedRepositories, {
    get: (_, group) => ({ save: (...args: unknown[]) => save(group, ...args) }),
  });
  return { save, log, saved: repositories };
}

describe('the intent of a visitor', () => {
  it.each([
    ['add-favourite', 'favourites', undefined],
    ['add-todo', 'todos', undefined],
    ['add-article-bookmark', 'article-bookmarks', undefined],
    ['add-video-bookmark', 'video-bookmarks', undefined],
    ['add-event-bookmark', 'event-bookmarks', undefined],
    ['rate', 'ratings', 3.5],
  ] as const)('AUTH-15.done %s is saved in %s', async (action, group, value) => {
    const { save, ...services } = prepare();
    const intent = { post_authenticate_action: action, object_id: 42, rating: 3.5 };
    await performIntent({ profileId: 7, intent, ...services });
    expect(save.mock.calls).toEqual([[group, 7, 42, value]]);
  });

  it('AUTH-15 is ignored if it is not complete', async () => {
    const { save, ...services } = prepare();
    for (const intent of [
      {},
      { object_id: 1 },
      { post_authenticate_action: 'rate', object_id: 1 } as const,
    ]) {
      await performIntent({ profileId: 7, intent, ...services });
    }
    expect(save).not.toHaveBeenCalled();
  });

  it('AUTH-15 cannot stop the log-in: an error is only logged', async () => {
    const { save, log, saved } = prepare();
    const error = new Error('The database is gone.');
    save.mockRejectedValueOnce(error);
    const intent = { post_authenticate_action: 'add-todo', object_id: 1 } as const;
    await performIntent({ profileId: 7, intent, saved, log });
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: error }), expect.any(String));
  });
});
