import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subMenus } from '../testing/menuData';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const menuButton = () => screen.getByRole('button', { name: /(Open|Close) menu/ });
const searchButton = () =>
  screen.getByRole('button', { name: /^(Search|Close search)$/, expanded: undefined });
const profileButton = () => screen.getByRole('button', { name: 'Your account' });
const menu = () => screen.queryByRole('navigation', { name: 'All sections' });
const search = () => screen.queryByRole('search');
const dashboard = () => screen.queryByRole('navigation', { name: 'Your dashboard' });
const isLocked = () => document.documentElement.style.overflow === 'hidden';
const barSearchButton = () => {
  const [button] = screen.getAllByRole('button', { name: /search/i });
  if (!button) throw new Error('The bar has no search button.');
  return button;
};

describe('the panels of the bar', () => {
  it('NAV-1.logo NAV-1.search NAV-1.hamburger has logo, hamburger, search and profile, with the action names of the CMS’s own bar', async () => {
    const { container } = await openBar();
    expect(screen.getByRole('link', { name: 'Cityguide' })).toHaveAttribute('href', '/');
    expect(menuButton()).toHaveAttribute('data-cg-action', 'menu');
    expect(searchButton()).toHaveAttribute('data-cg-action', 'search');
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-cg-action', 'login');
    expect(container.querySelectorAll('[data-cg-action]')).toHaveLength(3);
  });

  it.each([390, 800, 1024])(
    'NAV-9.one-panel O-NAV-06 at %d px opening one closes the others',
    async (widthPx) => {
      await openBar({ isMember: true, widthPx });
      await userEvent.click(menuButton());
      expect(menu()).toBeInTheDocument();
      await userEvent.click(barSearchButton());
      await waitFor(() => expect(menu()).not.toBeInTheDocument());
      expect(search()).toBeInTheDocument();
      await userEvent.click(profileButton());
      await waitFor(() => expect(dashboard()).toBeInTheDocument());
      expect(search()).not.toBeInTheDocument();
      await userEvent.click(menuButton());
      expect(dashboard()).not.toBeInTheDocument();
      expect(menu()).toBeInTheDocument();
    },
  );

  it('NAV-9.locks NAV-9.small-only NAV-9.unlocks O-NAV-05 locks the scroll on very small screens only, and unlocks it again', async () => {
    const { resize } = await openBar({ widthPx: 390, isMember: true });
    for (const press of [menuButton, barSearchButton, profileButton]) {
      await userEvent.click(press());
      await waitFor(() => expect(isLocked()).toBe(true));
      await userEvent.keyboard('{Escape}');
      expect(isLocked()).toBe(false);
    }
    for (const widthPx of [640, 700, 1300]) {
      resize(widthPx);
      await userEvent.click(profileButton());
      await waitFor(() => expect(dashboard()).toBeInTheDocument());
      expect(isLocked()).toBe(false);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('O-NAV-02 unlocks when the window grows, and is closed and unlocked when it is small again', async () => {
    const { resize } = await openBar({ widthPx: 380 });
    await userEvent.click(menuButton());
    expect(isLocked()).toBe(true);
    resize(700);
    expect(isLocked()).toBe(false);
    resize(1200);
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    resize(380);
    expect(isLocked()).toBe(false);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('EMBED-16.panels is closed and unlocked when the page is restored from the browser’s cache', async () => {
    await openBar({ widthPx: 380 });
    await userEvent.click(barSearchButton());
    await waitFor(() => expect(isLocked()).toBe(true));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(search()).toBeInTheDocument();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(search()).not.toBeInTheDocument();
    expect(isLocked()).toBe(false);
  });

  it('unlocks when it is unmounted', async () => {
    const { unmount } = await openBar({ widthPx: 380 });
    await userEvent.click(menuButton());
    unmount();
    expect(isLocked()).toBe(false);
  });

  it.each([
    ['menu', menuButton, menu],
    ['search', barSearchButton, search],
  ])('NAV-8.panel-escape Escape closes the %s and returns the focus', async (_name, button, panel) => {
    await openBar({ widthPx: 800 });
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
  });

  it('O-NAV-06 closes by a press on the page and by its own button', async () => {
    await openBar();
    await userEvent.click(barSearchButton());
    await userEvent.click(screen.getByRole('main'));
    expect(search()).not.toBeInTheDocument();
    await userEvent.click(barSearchButton());
    await userEvent.click(barSearchButton());
    expect(search()).not.toBeInTheDocument();
  });

  it('NAV-14.slide the side menu takes 500 ms to slide out and is inert meanwhile', async () => {
    await openBar({ widthPx: 800 });
    await userEvent.click(menuButton());
    jest.useFakeTimers();
    act(() => menuButton().click());
    expect(menu()?.closest('[inert]')).not.toBeNull();
    act(() => jest.advanceTimersByTime(499));
    expect(menu()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(menu()).not.toBeInTheDocument();
  });

  it('NAV-14.backspace NAV-14.key-names Backspace does nothing, and keys are matched by name', async () => {
    await openBar({ widthPx: 800 });
    await userEvent.click(barSearchButton());
    await userEvent.keyboard('{Backspace}');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F4', keyCode: 27 });
    expect(search()).toBeInTheDocument();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 0 });
    await waitFor(() => expect(search()).not.toBeInTheDocument());
  });

  it('O-NAV-03 closed panels are not in the page, so that only what is visible takes the focus', async () => {
    await openBar({ data: subMenus, widthPx: 390 });
    expect(menu()).not.toBeInTheDocument();
    expect(search()).not.toBeInTheDocument();
    await userEvent.tab();
    expect(menuButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(menu()).toContainElement(document.activeElement as HTMLElement);
  });
});
