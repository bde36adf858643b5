import { defaultSiteConfig } from '@cityguide/site-config';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openBar, server } from '../testing/openBar';
import { getLogOutRedirectPath } from './getLogOutRedirectPath';
import { formatMemberName } from './formatMemberName';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const off = { bestOf: false, listings: false, events: false, contests: false, photoChallanges: false };

async function openDashboard(settings: Parameters<typeof openBar>[0] = {}) {
  const bar = await openBar({ isMember: true, ...settings });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  const menu = await screen.findByRole('navigation', { name: 'Your dashboard' });
  const links = within(menu).getAllByRole('link');
  return { ...bar, entries: links.map((link) => [link.textContent, link.getAttribute('href')]) };
}

type Bar = Awaited<ReturnType<typeof openBar>>;
const setAvatar = ({ profile }: Bar['store'], avatar_url: string | null) =>
  profile.setState((state) => ({ profile: state.profile && { ...state.profile, avatar_url } }));

describe('the profile button', () => {
  it('NAV-1.guest AUTH-7 opens the log-in for a guest', async () => {
    const { store } = await openBar();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(store.login.getState().isOpen).toBe(true));
  });

  it('waits until it is known who the visitor is', async () => {
    const { store, backend } = await openBar({ isKnown: false });
    backend.injectFault({ path: 'profiles/hi/' }, { kind: 'delay', delayMs: 100 });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(store.login.getState().isOpen).toBe(false);
    await waitFor(() => expect(store.login.getState().isOpen).toBe(true));
  });
});

describe('the profile button of a member', () => {
  it('EMBED-9 treats two presses before it is known who the visitor is as one', async () => {
    const { store } = await openBar({ isMember: true, isKnown: false });
    const button = screen.getByRole('button', { name: 'Log in' });
    fireEvent.click(button);
    fireEvent.click(button);
    store.start();
    expect(await screen.findByRole('navigation', { name: 'Your dashboard' })).toBeVisible();
  });

  it('AUTH-1 is busy after a press until it is known who the visitor is', async () => {
    const { backend } = await openBar({ isMember: true, isKnown: false });
    backend.injectFault({ path: 'profiles/hi/' }, { kind: 'delay', delayMs: 100 });
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(button).toHaveAccessibleName('Your account');
  });

  it('AUTH-17 opens nothing by itself after a log-out and a log-in in another tab', async () => {
    const { store } = await openDashboard();
    act(() => store.session.setState({ status: 'guest', profileId: null }));
    await waitFor(() => expect(screen.queryByText(/Logged in as/)).not.toBeInTheDocument());
    act(() => store.session.setState({ status: 'authenticated', profileId: 7 }));
    expect(screen.queryByRole('navigation', { name: 'Your dashboard' })).not.toBeInTheDocument();
  });
});

describe('the member’s panel', () => {
  it('NAV-1.member NAV-11.name says who is logged in', async () => {
    await openDashboard();
    expect(await screen.findByText('Logged in as Maya Okafor')).toBeVisible();
  });

  it.each([
    [{ first_name: 'Maya', last_name: 'Okafor' }, 'Maya Okafor'],
    [{ first_name: ' Maya ', last_name: null }, 'Maya'],
    [{ first_name: '', last_name: 'Okafor' }, 'Okafor'],
    [{ first_name: null, last_name: ' ', full_name: 'Maya  Okafor' }, 'Maya Okafor'],
    [{}, 'maya@example.com'],
  ])('NAV-11.fallback shows the available name of the member for %p', (names, shown) => {
    expect(formatMemberName({ ...names, email: 'maya@example.com' })).toBe(shown);
  });

  it('NAV-11 O-IMG-03 requests no avatar where there is none', async () => {
    for (const avatar_url of [null, 'null', '']) {
      const { store, unmount } = await openDashboard();
      await screen.findByText('Logged in as Maya Okafor');
      act(() => setAvatar(store, avatar_url));
      expect(document.querySelector('img')).toBeNull();
      unmount();
    }
  });

  it('NAV-11 shows the member’s avatar', async () => {
    const { store } = await openDashboard();
    await screen.findByText('Logged in as Maya Okafor');
    act(() => setAvatar(store, 'faces/maya.jpg'));
    expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/images\/faces\/maya\.jpg\?w=48&h=48/),
    );
  });

  it('NAV-11.menu still has its menu where the profile cannot be loaded', async () => {
    const { backend } = await openBar({ isMember: true });
    backend.injectFault({ path: 'profiles/me/' }, { kind: 'fail', status: 400 });
    await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
    expect(await screen.findByRole('navigation', { name: 'Your dashboard' })).toBeVisible();
    expect(screen.queryByText(/Logged in as/)).not.toBeInTheDocument();
  });

  it('NAV-12.entries NAV-12.order links to every page of the dashboard', async () => {
    const { entries } = await openDashboard();
    expect(entries).toEqual([
      ['Dashboard', '/accounts/dashboard#/home/'],
      ['Email Newsletters', '/accounts/dashboard#/newsletter/'],
      ['Favourites', '/accounts/dashboard#/favourites/'],
      ['To-Do List', '/accounts/dashboard#/todos/'],
      ['Saved Articles', '/accounts/dashboard#/articles/'],
      ['Saved Videos', '/accounts/dashboard#/videos/'],
      ['Events', '/accounts/dashboard#/events/'],
      ['Rated Places', '/accounts/dashboard#/ratings/'],
      ['Photos', '/accounts/dashboard#/photos/'],
    ]);
  });

  it.each([
    ['videos', ['Saved Videos']],
    ['events', ['Events']],
    ['listings', ['Favourites', 'To-Do List', 'Rated Places', 'Photos']],
  ])(
    'NAV-12.videos-off NAV-12.events-off NAV-12.listings-off SITE-2 leaves out the pages of %s',
    async (section, missing) => {
      const { entries, unmount } = await openDashboard();
      unmount();
      const less = await openDashboard({
        site: { sections: { ...defaultSiteConfig.sections, [section]: false } },
      });
      expect(less.entries).toEqual(entries.filter(([label]) => !missing.includes(label ?? '')));
      expect(less.entries).toHaveLength(entries.length - missing.length);
    },
  );

  it('NAV-12 SITE-2.no-dashboard has three pages with all sections off', async () => {
    const { entries } = await openDashboard({
      site: { sections: { ...off, patioGuide: false, videos: false } },
    });
    expect(entries.map(([label]) => label)).toEqual(['Dashboard', 'Email Newsletters', 'Saved Articles']);
  });

  it('NAV-11.log-out logs out on the server and at once in this browser', async () => {
    const { store } = await openDashboard();
    const link = screen.getByRole('link', { name: 'Log out' });
    expect(link).toHaveAttribute('href', '/profiles/logout?next=%2F');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(store.session.getState().status).toBe('guest'));
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('NAV-11.returns NAV-11.from-account returns to this page after the log-out, from account pages to the home page', () => {
    expect(getLogOutRedirectPath({ pathname: '/places/x/', search: '?a=1' })).toBe('/places/x/?a=1');
    expect(getLogOutRedirectPath({ pathname: '/accounts/dashboard', search: '' })).toBe('/');
  });
});
