import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startEnhancedPage, type EnhancedPage } from '@cityguide/widget-kit/testing';
import widget from './widget';

const link = '<a href="/accounts/login?next=/food/x/">Bookmark</a>';
const mountPoint = (attributes: string, content = link) =>
  `<div data-widget="bookmark" ${attributes} data-name="The best patios">${content}</div>`;

const kinds = [
  {
    kind: 'article',
    id: 201,
    member: 'articleBookmarks',
    caller: 'add-article-bookmark',
    group: 'article-bookmarks',
  },
  {
    kind: 'video',
    id: 301,
    member: 'videoBookmarks',
    caller: 'add-video-bookmark',
    group: 'video-bookmarks',
  },
  {
    kind: 'event',
    id: 401,
    member: 'eventBookmarks',
    caller: 'add-event-bookmark',
    group: 'event-bookmarks',
  },
] as const;

let backend: MockBackend;
let page: EnhancedPage;
const user = userEvent.setup();
const open = async (html: string, isMember = true) => {
  backend = createMockBackend({ isMember });
  page = await startEnhancedPage(widget, { html, backend });
};
const paths = (method: string) =>
  backend.calls.filter((call) => call.method === method).map(({ path }) => path);
const bookmark = (pressed = false) =>
  screen.getByRole('button', { name: 'Bookmark The best patios', pressed });

afterEach(() => page.stop());

describe.each(kinds)('a bookmark of one $kind', ({ kind, id, member, caller, group }) => {
  it('SAVE-2 is saved at once and sent only to its own group', async () => {
    await open(mountPoint(`data-${kind}-id="${id}"`));
    await user.click(bookmark());
    expect(bookmark(true)).toHaveTextContent('Bookmarked');
    await waitFor(() => expect(paths('POST')).toEqual([`${group}/`]));
    expect(paths('GET').filter((path) => path.includes('bookmarks'))).toEqual([
      expect.stringMatching(`^${group}/\\w*ids/$`),
    ]);
  });

  it('SAVE-1 opens the log-in for a guest, with intent and object, and changes nothing', async () => {
    await open(mountPoint(`data-${kind}-id="${id}"`), false);
    await user.click(bookmark());
    expect(page.store.login.getState()).toMatchObject({ isOpen: true, callerControl: caller, objectId: id });
    expect(page.store[member].isSaved(id)).toBe(false);
    expect(bookmark()).toBeInTheDocument();
  });
});

describe('bookmarks', () => {
  it('SAVE-2 of an article and a video with the same id are two', async () => {
    await open(mountPoint('data-article-id="201"') + mountPoint('data-video-id="201"'));
    fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    const states = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(states).toEqual(['false', 'true']);
  });

  it('SAVE-3 are reset after a failure, and announce it', async () => {
    await open(mountPoint('data-article-id="201"'));
    backend.injectFault({ method: 'POST' }, { kind: 'fail', status: 500 });
    fireEvent.click(bookmark());
    expect(bookmark(true)).toBeInTheDocument();
    await waitFor(() => expect(bookmark()).toBeInTheDocument());
    expect(page.announce).toHaveBeenCalledWith('That could not be saved. Please try again.');
  });

  it.each([1, 2, 3])('SAVE-4 O-FAV-01 end in the state of the last of %i fast presses', async (presses) => {
    await open(mountPoint('data-article-id="201"'));
    backend.injectFault({ path: 'article-bookmarks/' }, { kind: 'delay', delayMs: 30 });
    for (let press = 0; press < presses; press += 1) fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(page.store.articleBookmarks.getState().pending.size).toBe(0));
    expect(bookmark(presses % 2 === 1)).toBeInTheDocument();
    expect(page.store.articleBookmarks.getState().ids.has(201)).toBe(presses % 2 === 1);
  });

  it('O-FAV-02 SAVE-3 are off after a delete with an empty response', async () => {
    await open(mountPoint('data-article-id="201"'));
    await user.click(bookmark());
    await waitFor(() => expect(page.store.articleBookmarks.getState().pending.size).toBe(0));
    await user.click(bookmark(true));
    await waitFor(() => expect(paths('DELETE')).toEqual(['article-bookmarks/{id}/']));
    await waitFor(() => expect(page.store.articleBookmarks.getState().pending.size).toBe(0));
    expect(bookmark()).toHaveTextContent(/^Bookmark$/);
    expect(page.announce).not.toHaveBeenCalled();
  });

  it('FMT-5.french are in the site’s language', async () => {
    backend = createMockBackend({ isMember: true });
    page = await startEnhancedPage(widget, {
      html: mountPoint('data-article-id="201"', ''),
      backend,
      site: { languages: ['fr-CA'] },
    });
    expect(screen.getByRole('button')).toHaveAccessibleName('Ajouter aux signets The best patios');
  });

  it('EMBED-5 without an id stay the CMS’s link, and report what is missing', async () => {
    await open(mountPoint('') + mountPoint('data-article-id="x"') + mountPoint('data-video-id="3"'));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(page.errors.map(String)).toEqual([
      expect.stringContaining('data-article-id'),
      expect.stringContaining('data-article-id'),
    ]);
  });

  it('EMBED-7.restored restore the mount point as the CMS made it', async () => {
    const html = mountPoint('data-article-id="201"');
    await open(html);
    await user.click(bookmark());
    const element = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
    page.remove(element);
    expect(element.outerHTML).toBe(html);
  });
});
