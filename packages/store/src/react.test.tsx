import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createStore } from './createStore';
import {
  StoreProvider,
  useList,
  useLogin,
  useProfile,
  useRating,
  useSaved,
  useSession,
  useSite,
  useStore,
  useTodoDone,
} from './react';
import { createFakeServices, createListingData } from './testing/createFakeServices';
import { createSavedServer } from './testing/createSavedServer';

function renderPage(children: ReactNode, services = createFakeServices()) {
  const server = createSavedServer([services.api], { saved: { 5: 50 } });
  const store = createStore(services);
  render(<StoreProvider store={store}>{children}</StoreProvider>);
  return { store, services, server };
}

function Heart({ id, onRender }: { id: number; onRender?: () => void }) {
  const [saved, toggle] = useSaved('favourites', id);
  onRender?.();
  return (
    <button aria-pressed={saved} onClick={toggle}>
      Save {id}
    </button>
  );
}

describe('hooks', () => {
  it('SAVE-2.at-once SAVE-2.everywhere useSaved flips at the click, wherever the object is shown, and renders nothing else', async () => {
    const onRender = jest.fn();
    const { store } = renderPage(
      <>
        <Heart id={42} />
        <Heart id={42} />
        <Heart id={43} onRender={onRender} />
      </>,
    );
    await act(async () => store.start());
    await act(() => store.session.whenKnown());
    onRender.mockClear();
    const [first, second] = screen.getAllByRole('button', { name: 'Save 42' });
    await userEvent.click(first!);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Save 43' })).toHaveAttribute('aria-pressed', 'false');
    expect(onRender).not.toHaveBeenCalled();
  });

  it('SAVE-11 useRating shows the stars at the click and reverts them', async () => {
    function Stars() {
      const [stars, rate] = useRating(42);
      return <button onClick={() => rate(stars === null ? 4 : null)}>{stars ?? 'No'} stars</button>;
    }
    const { store } = renderPage(<Stars />);
    await act(async () => store.start());
    await act(() => store.session.whenKnown());
    await userEvent.click(screen.getByRole('button', { name: 'No stars' }));
    expect(screen.getByRole('button', { name: '4 stars' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '4 stars' }));
    expect(screen.getByRole('button', { name: 'No stars' })).toBeVisible();
  });

  it('SAVE-10 useTodoDone uses the row until the visitor ticks', async () => {
    function Tick({ inRow }: { inRow: boolean }) {
      const [isDone, setDone] = useTodoDone(5, inRow);
      return <input type="checkbox" checked={isDone} onChange={() => setDone(!isDone)} />;
    }
    const { store } = renderPage(<Tick inRow />);
    await act(async () => store.start());
    await act(() => store.session.whenKnown());
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('useSaved serves every group by its name', async () => {
    function Bookmark() {
      const [saved, toggle] = useSaved('article-bookmarks', 3);
      return <button onClick={toggle}>{saved ? 'Kept' : 'Keep'}</button>;
    }
    const { store } = renderPage(<Bookmark />);
    await act(async () => store.start());
    await act(() => store.session.whenKnown());
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByRole('button', { name: 'Kept' })).toBeVisible();
    expect(store.articleBookmarks.isSaved(3)).toBe(true);
    expect(store.favourites.isSaved(3)).toBe(false);
  });

  it('useSaved loads the map by itself', async () => {
    const { store } = renderPage(<Heart id={5} />);
    await act(async () => store.start());
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
  });

  it('useSession, useLogin and useSite follow the store', async () => {
    function View() {
      return (
        <p>
          {useSession().status}, {useLogin().isOpen ? 'open' : 'closed'}, {useSite().city.name}
        </p>
      );
    }
    const { store } = renderPage(<View />);
    expect(screen.getByText('unknown, closed, Toronto')).toBeInTheDocument();
    await act(async () => store.start());
    act(() => store.login.displayLogin());
    expect(screen.getByText('authenticated, open, Toronto')).toBeInTheDocument();
  });

  it('useProfile loads the profile of a member once, and of a guest never', async () => {
    function Name() {
      return <p>{useProfile().profile?.full_name ?? 'nobody'}</p>;
    }
    const member = renderPage(
      <>
        <Name />
        <Name />
      </>,
    );
    await act(async () => member.store.start());
    expect(screen.getAllByText('Ada Lovelace')).toHaveLength(2);
    expect(member.services.api.profiles.me).toHaveBeenCalledTimes(1);
    await act(() => member.store.session.logOutLocally());
    expect(screen.getAllByText('nobody')).toHaveLength(2);
    expect(member.services.api.profiles.me).toHaveBeenCalledTimes(1);
  });

  it('useList follows a list', async () => {
    const services = createFakeServices();
    services.api.listings.list.mockResolvedValue({ count: 1, next: null, results: [createListingData(1)] });
    const list = createStore(services).createListingList();
    function Names() {
      const { items, isFetching } = useList(list);
      return <p>{isFetching ? 'Loading...' : items.map(({ name }) => name).join()}</p>;
    }
    render(<Names />);
    await act(() => list.getPage());
    expect(screen.getByText('Place 1')).toBeInTheDocument();
  });

  it('useStore says what to do where there is no store', () => {
    const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      useStore();
      return null;
    }
    expect(() => render(<Lost />)).toThrow(/StoreProvider/);
    onConsole.mockRestore();
  });
});
