import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createStore } from './createStore';
import {
  StoreProvider,
  useList,
  useLogin,
  useProfile,
  useSaved,
  useSession,
  useSite,
  useStore,
} from './react';
import { createFakeServices, listingOf } from './testing/createFakeServices';
import { createFavouritesServer } from './testing/createFavouritesServer';

function renderPage(children: ReactNode, services = createFakeServices()) {
  const server = createFavouritesServer([services.api], { saved: { 5: 50 } });
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
  it('SAVE-2 useSaved flips at the click, wherever the object is shown, and renders nothing else', async () => {
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
    await act(() => member.store.session.logOutHere());
    expect(screen.getAllByText('nobody')).toHaveLength(2);
    expect(member.services.api.profiles.me).toHaveBeenCalledTimes(1);
  });

  it('useList follows a list', async () => {
    const services = createFakeServices();
    services.api.listings.list.mockResolvedValue({ count: 1, next: null, results: [listingOf(1)] });
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
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      useStore();
      return null;
    }
    expect(() => render(<Lost />)).toThrow(/StoreProvider/);
    silence.mockRestore();
  });
});
