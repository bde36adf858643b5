import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSiteConfig } from '@cityguide/site-config';
import { closeDashboard, goTo, heading, menu, openDashboard, saveListings } from './testing/openDashboard';

afterEach(closeDashboard);

describe('the pages of the dashboard', () => {
  it('DASH-1.pages DASH-7.last NAV-12 are those in the menu, each with its own hash', async () => {
    await openDashboard();
    await heading('Dashboard');
    const links = menu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dashboard', '#/home/'],
      ['Email Newsletters', '#/newsletter/'],
      ['Favourites', '#/favourites/'],
      ['To-Do List', '#/todos/'],
      ['Saved Articles', '#/articles/'],
      ['Saved Videos', '#/videos/'],
      ['Events', '#/events/'],
      ['Rated Places', '#/ratings/'],
      ['Photos', '#/photos/'],
      ['Account access', '#/account-access/'],
    ]);
  });

  it('ANY-7.base have their whole address where the page has a base URL, by which a hash leads elsewhere', async () => {
    document.head.innerHTML = '<base href="/">';
    await openDashboard({ hash: '#/todos/' });
    await heading('To-Do List');
    expect(menu().getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      'http://localhost/accounts/dashboard#/favourites/',
    );
    document.head.innerHTML = '';
  });

  it.each([
    ['#/newsletter/', 'Email Newsletters'],
    ['#/favourites/', 'Favourites'],
    ['#/todos', 'To-Do List'],
    ['#/articles/', 'Saved Articles'],
    ['#/videos/', 'Saved Videos'],
    ['#/events/', 'Events'],
    ['#/ratings/', 'Rated Places'],
    ['#/photos/', 'Photos'],
    ['#/account-access/', 'Account access'],
    ['', 'Dashboard'],
    ['#/home/', 'Dashboard'],
    ['#/nonsense/', 'Dashboard'],
    ['#/favourites/extra/', 'Dashboard'],
    ['#/__proto__/', 'Dashboard'],
    ['#%', 'Dashboard'],
  ])('DASH-1.pages DASH-1.unknown DASH-1.title %j shows %s, and has its title', async (hash, name) => {
    const { report } = await openDashboard({ hash });
    expect(await heading(name)).not.toHaveFocus();
    expect(document.title).toBe(`${name} | Cityguide`);
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent(name);
    expect(report).not.toHaveBeenCalled();
  });

  it('O-DSH-01 DASH-1.title DASH-1.focus follow the hash back and forth, and are read from their heading', async () => {
    await openDashboard();
    await heading('Dashboard');
    await goTo('#/favourites/');
    expect(await heading('Favourites')).toHaveFocus();
    await goTo('#/todos/');
    expect(await heading('To-Do List')).toHaveFocus();
    act(() => history.back());
    await waitFor(async () => expect(await heading('Favourites')).toHaveFocus());
    act(() => history.back());
    await waitFor(async () => expect(await heading('Dashboard')).toHaveFocus());
    expect(document.title).toBe('Dashboard | Cityguide');
  });

  it('DASH-1 stay open when a link within the page is followed', async () => {
    await openDashboard({ hash: '#/favourites/' });
    await heading('Favourites');
    await goTo('#main');
    expect(await heading('Favourites')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it.each([
    ['listings', ['favourites', 'todos', 'ratings', 'photos']],
    ['videos', ['videos']],
    ['events', ['events']],
  ] as const)(
    'SITE-2.no-dashboard DASH-1.sections without %s there are no pages %j, in menu, counts and URL',
    async (section, pages) => {
      const sections = { ...defaultSiteConfig.sections, [section]: false };
      await openDashboard({ hash: `#/${pages[0]}/`, site: { sections } });
      await heading('Dashboard');
      await screen.findByRole('link', { name: /^\d+ Articles$/ });
      const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      for (const page of pages) expect(addresses).not.toContain(`#/${page}/`);
      expect(addresses).toContain('#/articles/');
    },
  );

  it('FMT-5.french are in French on a French site', async () => {
    await openDashboard({ hash: '#/favourites/', site: { languages: ['fr-CA'] } });
    await heading('Favoris');
    expect(await screen.findByRole('link', { name: 'Trouver des lieux' })).toBeInTheDocument();
    await goTo('#/home/');
    expect(await screen.findByRole('button', { name: 'Changer le mot de passe' })).toBeInTheDocument();
    await goTo('#/newsletter/');
    expect(await screen.findByRole('switch', { name: 'Actualités' })).toBeInTheDocument();
  });
});

describe('access to the dashboard', () => {
  it('DASH-1.guest a guest gets the log-in, can open it again, and returns to the requested page', async () => {
    const { store } = await openDashboard({ isMember: false, hash: '#/favourites/' });
    await heading('Log in to see your dashboard');
    expect(store.login.getState().isOpen).toBe(true);
    expect(store.login.facebookPath()).toContain(encodeURIComponent('/accounts/dashboard#/favourites/'));
    act(() => store.login.hide());
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(store.login.getState().isOpen).toBe(true);
  });

  it('DASH-1.once-in AUTH-17 a guest who logs in in another tab sees the requested page', async () => {
    const { store, backend } = await openDashboard({ isMember: false, hash: '#/favourites/' });
    await heading('Log in to see your dashboard');
    backend.asMember();
    await act(async () => void (await store.session.check()));
    expect(await heading('Favourites')).toBeInTheDocument();
  });

  it('O-AUT-01 another member sees no data of the first', async () => {
    const { store, backend, calls } = await openDashboard({
      hash: '#/favourites/',
      prepare: (before) => void saveListings(before, 'favourites', { count: 3 }),
    });
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(9));
    const other = backend.state.addMember({ email: 'noor@example.com', password: 'another-pie-42' });
    backend.asMember(other);
    await act(async () => void (await store.session.check()));
    expect(await screen.findByText('You have no favourites yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    expect(calls('DELETE', 'favourites/{id}/')).toEqual([]);
  });

  it('O-AUT-02 a member who logs out and returns by Back is a guest, and sees the log-in and no list', async () => {
    const { store, backend } = await openDashboard({
      hash: '#/favourites/',
      prepare: (before) => void saveListings(before, 'favourites', { count: 3 }),
    });
    await screen.findAllByRole('button', { name: /^Remove / });
    backend.asGuest();
    await act(async () => {
      store.pageShown(true);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await heading('Log in to see your dashboard');
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    await waitFor(() => expect(store.login.getState().isOpen).toBe(true));
  });

  it('after a log-out on this page the log-in does not open by itself', async () => {
    const { store } = await openDashboard();
    await heading('Dashboard');
    await act(() => store.session.logOutLocally());
    await heading('Log in to see your dashboard');
    expect(store.login.getState().isOpen).toBe(false);
  });
});
