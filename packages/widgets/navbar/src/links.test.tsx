import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenOnPage } from './testing/listenOnPage';
import { openBar, server } from './testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ownMenu = {
  menu: [
    {
      name: 'Eat',
      share_url: '/eat/',
      items: [{ name: 'Brunch', share_url: 'https://city.example/brunch/' }],
    },
    { name: 'Blog', share_url: '/blog/' },
    { name: 'Bad', share_url: 'javascript:alert(1)' },
  ],
};
const hrefs = (scope: HTMLElement = document.body) =>
  within(scope)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe('the CMS’s own menu', () => {
  it('ANY-10.own-menu takes the place of ours in the bar', async () => {
    await openBar({ data: ownMenu });
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(hrefs(bar)).toEqual(['/eat/', '/blog/']);
    await userEvent.hover(within(bar).getByText('Eat'));
    expect(await within(bar).findByRole('link', { name: 'Brunch' })).toHaveAttribute(
      'href',
      'https://city.example/brunch/',
    );
    expect(screen.queryByText('Restaurants')).not.toBeInTheDocument();
  });

  it('ANY-10.own-menu takes the place of ours in the side menu', async () => {
    await openBar({ data: ownMenu, widthPx: 390 });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'All sections' }));
    await userEvent.click(menu.getByRole('button', { name: 'Eat' }));
    expect(menu.getByRole('link', { name: 'Brunch' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
    expect(menu.queryByText('Bad')).not.toBeInTheDocument();
  });
});

describe('the bar’s links', () => {
  it('ANY-10.off what is off has no link, and the logo stays as text', async () => {
    await openBar({ site: { links: { others: false, contact: '/hello/' } }, widthPx: 390 });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(hrefs()).toEqual(['/hello/']);
    expect(screen.getByText('Cityguide')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  });

  it('ANY-10.template ANY-10.dashboard a member’s menu leads to the pages that the CMS has', async () => {
    const open = async (links: object) => {
      cleanup();
      await openBar({ isMember: true, site: { links } });
      await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
      return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    };
    const ours = await open({ dashboard: '/my-account/', logOut: 'https://api.example/out?next={url}' });
    expect(ours).toContain('/my-account/#/todos/');
    expect(ours).toContain('https://api.example/out?next=http%3A%2F%2Flocalhost%2F');
    await open({ dashboard: false, logOut: false });
    expect(screen.getByText(/Logged in as/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /dashboard/i })).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  let stop = () => undefined as void;
  afterEach(() => stop());

  async function search(template: string, query: string) {
    const { store } = await openBar({ site: { links: { search: template } } });
    const [button] = screen.getAllByRole('button', { name: 'Search' });
    if (button) await userEvent.click(button);
    const form = screen.getByRole<HTMLFormElement>('search');
    const visited: string[] = [];
    stop = listenOnPage('submit', (event) => {
      if (event.defaultPrevented) return;
      const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      visited.push(`${form.getAttribute('action') ?? ''}?${new URLSearchParams(fields).toString()}`);
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Search the site' }), `${query}{Enter}`);
    return { visited, assigned: jest.mocked(store.services.page.assign).mock.calls };
  }

  it('ANY-10.search goes to the CMS’s own result page as a plain form, with whatever else its address has', async () => {
    const { visited } = await search('/?s={query}&lang=en', 'mac & cheese');
    const [address = ''] = visited;
    const { pathname, searchParams } = new URL(address, 'https://city.example');
    expect(pathname).toBe('/');
    expect(Object.fromEntries(searchParams)).toEqual({ s: 'mac & cheese', lang: 'en' });
  });

  it('ANY-10.search goes to an address with the query in its path', async () => {
    const { visited, assigned } = await search('/find/{query}/', 'mac & cheese');
    expect(visited).toEqual([]);
    expect(assigned).toEqual([['/find/mac%20%26%20cheese/']]);
  });
});
