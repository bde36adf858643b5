import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createMockBackend } from '@cityguide/api/mocks';
import { button, links, openRow, rowOf } from './testing/openRow';
import { startEnhancedPage, type EnhancedPage } from '@cityguide/widget-kit/testing';
import widget from './widget';

let page: EnhancedPage;
const user = userEvent.setup();
const names = () => screen.getAllByRole('button').map((control) => control.getAttribute('aria-label'));

afterEach(() => page.stop());

describe('a row of actions', () => {
  it('uses the CMS’s links as they are, and adds missing ones', async () => {
    ({ page } = await openRow(rowOf(42, '<a data-cg-action="todo" href="/login">Go there</a>')));
    expect(names()).toEqual([
      "Want to go Trinity's Pub",
      "Save Trinity's Pub",
      "Rate Trinity's Pub",
      "Share Trinity's Pub",
    ]);
    expect(button(/Want to go/)).toHaveTextContent('Go there');
    expect(button(/Want to go/)).toBe(document.querySelector('a'));
  });

  it('ANY-7.cloned a copy of a row with everything open has each control once, and what the CMS wrote to go back to', async () => {
    const link = '<a data-cg-action="favourite" href="/login" aria-label="Keep it">Keep</a>';
    ({ page } = await openRow(rowOf(42, link)));
    await user.click(button(/Save/));
    await waitFor(() => expect(button(/Save/)).toHaveTextContent('Saved'));
    await user.click(button(/Rate/));
    const copy = document.querySelector('[data-widget]')?.cloneNode(true) as HTMLElement;
    copy.setAttribute('data-cg-copy', '');
    page.stop();

    ({ page } = await openRow(copy.outerHTML));
    expect(names()).toHaveLength(4);
    expect(button(/Save/)).toHaveTextContent('Keep');
    expect(screen.queryByRole('radio')).toBeNull();
    const element = document.querySelector<HTMLElement>('[data-widget]');
    if (element) page.remove(element);
    expect(element?.innerHTML).toBe(link);
  });

  it('shows what the page chooses, in that order, and leaves other links alone', async () => {
    ({ page } = await openRow(rowOf(42, '<a href="/x/">Menu</a>', 'data-show="rating,todo"')));
    expect(names()).toEqual(["Rate Trinity's Pub", "Want to go Trinity's Pub"]);
    expect(screen.getByRole('link', { name: 'Menu' })).toBeInTheDocument();
  });

  it('EMBED-5 reports what it cannot show', async () => {
    ({ page } = await openRow(rowOf(42, '', 'data-show="todo,like"')));
    expect(names()).toEqual(["Want to go Trinity's Pub"]);
    expect(page.issues).toEqual([expect.objectContaining({ attribute: 'data-show', found: '"todo,like"' })]);
  });

  it.each([
    ['Save', 'favourites', 'add-favourite'],
    ['Want to go', 'todos', 'add-todo'],
  ] as const)(
    'SAVE-1 SAVE-2.at-once "%s" is saved for a member, and asks a guest to log in',
    async (label, group, caller) => {
      const { page: guest } = await openRow(rowOf(42), { isMember: false });
      await user.click(button(`${label} Trinity's Pub`));
      expect(guest.store.login.getState()).toMatchObject({
        isOpen: true,
        callerControl: caller,
        objectId: 42,
      });
      expect(button(`${label} Trinity's Pub`)).toHaveAttribute('aria-pressed', 'false');
      guest.stop();

      const { backend, page: member } = await openRow(rowOf(42) + rowOf(42) + rowOf(7));
      page = member;
      fireEvent.click(screen.getAllByRole('button', { name: `${label} Trinity's Pub` })[0] as HTMLElement);
      expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
      await waitFor(() => expect(page.store[group].getState().pending.size).toBe(0));
      const writes = backend.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
      expect(writes).toEqual([`${group}/`]);
    },
  );

  it('FMT-5.french is in the site’s language', async () => {
    page = await startEnhancedPage(widget, {
      html: rowOf(42, ''),
      backend: createMockBackend({ isMember: true }),
      site: { languages: ['fr-CA'] },
    });
    await user.click(button("Noter Trinity's Pub"));
    await user.click(screen.getByRole('radio', { name: '4,5 sur 5' }));
    expect(button("Noter Trinity's Pub, 4,5 sur 5")).toHaveTextContent('4,5');
  });

  it('EMBED-7.restored restores the mount point as the CMS made it', async () => {
    const html = rowOf(42, links);
    ({ page } = await openRow(html));
    await user.click(button(/Want to go/));
    const element = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
    page.remove(element);
    expect(element.outerHTML).toBe(html);
  });

  it('EMBED-8.one-listener F2 hundreds share two listeners', async () => {
    const listen = jest.spyOn(document, 'addEventListener');
    ({ page } = await openRow(Array.from({ length: 300 }, (_, index) => rowOf(index + 1)).join('')));
    expect(screen.getAllByText('todo')).toHaveLength(300);
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['click', 'keydown']);
    listen.mockRestore();
  });

  it('F3 SAVE-2 a toggle updates only its own control', async () => {
    ({ page } = await openRow(rowOf(1) + rowOf(2)));
    await waitFor(() => expect(page.store.todos.getState().loaded).toBe(true));
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => changed.add(target)));
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    const control = screen.getAllByRole('button', { name: /^Want/ })[0] as HTMLElement;
    fireEvent.click(control);
    await waitFor(() => expect(changed.size).toBeGreaterThan(0));
    observer.disconnect();
    expect([...changed]).toEqual([control]);
  });
});
