import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsMenus, subMenus } from '../testing/menuData';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openMenu(settings: Parameters<typeof openBar>[0] = {}) {
  await openBar({ widthPx: 390, ...settings });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('navigation', { name: 'All sections' }));
}

describe('the side menu', () => {
  it('NAV-1.side-menu has the sections', async () => {
    const menu = await openMenu();
    expect(menu.getByRole('link', { name: 'Restaurants' })).toHaveAttribute('href', '/restaurants/');
    expect(menu.getByRole('link', { name: 'Best Of' })).toHaveAttribute('href', '/toronto/');
  });

  it('NAV-8.click NAV-2.types O-NAV-01 expands a sub menu by a press', async () => {
    const menu = await openMenu({ data: subMenus });
    const restaurants = menu.getByRole('button', { name: 'Restaurants' });
    fireEvent.pointerEnter(restaurants, { pointerType: 'mouse' });
    expect(restaurants).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(restaurants);
    expect(menu.getByRole('link', { name: 'All Restaurants' })).toHaveAttribute('href', '/restaurants/');
    expect(menu.getByRole('link', { name: 'Thai' })).toHaveAttribute('href', '/restaurants/thai/');
    await userEvent.click(restaurants);
    expect(menu.queryByRole('link', { name: 'Thai' })).not.toBeInTheDocument();
  });

  it('NAV-3.articles NAV-3.upper-menu expands the articles with their pictures, then the section, the types and the upper menu', async () => {
    const menu = await openMenu({ data: newsMenus });
    screen.getByRole('button', { name: 'Latest News' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    const first = links.indexOf('/food/grill/');
    expect(links.slice(first, first + 7)).toEqual([
      '/food/grill/',
      '/news/q-a/',
      '/news/long/',
      '/news/',
      '/food/',
      '/culture/',
      '/archives/',
    ]);
    expect(menu.getByRole('link', { name: /Grill/ })).toHaveFocus();
  });

  it('NAV-4.restaurants expands the recent reviews with their rating, under a heading', async () => {
    const menu = await openMenu({ data: newsMenus });
    await userEvent.click(menu.getByRole('button', { name: 'Restaurants' }));
    const reviews = within(menu.getByRole('list', { name: 'Recent reviews' }));
    expect(menu.getByRole('heading', { name: 'Recent reviews' })).toBeVisible();
    expect(reviews.getByRole('link', { name: 'Bar Isabel Rated 4.50 out of 5' })).toHaveAttribute(
      'href',
      '/restaurants/bar-isabel/',
    );
    expect(reviews.getByRole('link', { name: 'Not rated' })).toBeVisible();
  });

  it('NAV-7.newsletter has a newsletter mount point with a heading', async () => {
    const menu = await openMenu();
    expect(menu.getByRole('heading', { name: 'Toronto in your inbox' })).toBeVisible();
    const link = menu.getByRole('link', { name: 'Get the newsletter' });
    expect(link).toHaveAttribute('href', '/newsletters/');
    // The newsletter widget fills the mount point; the link is its fallback.
    expect(link.closest('[data-widget="newsletter"]')).toHaveAttribute('data-title', 'Toronto in your inbox');
  });

  it('NAV-7.links NAV-7.masthead NAV-7.app SITE-3.app-links has the footer’s links, with Masthead and iPhone App only where the site has them', async () => {
    const links = [
      ['Contact Us', '/contact/'],
      ['Advertise', '/contact/?advertise'],
      ['Jobs', '/jobs'],
      ['Archives', '/archives/'],
      ['Newsletters', '/newsletters/'],
    ];
    const masthead = 'https://about.example/';
    const iphoneApp = 'https://apps.example/city/';
    for (const [appLinks, own] of [
      [{}, []],
      [{ masthead }, [['Masthead', masthead]]],
      [{ iphoneApp }, [['iPhone App', iphoneApp]]],
    ] as const) {
      const menu = await openMenu({ site: { appLinks } });
      const footer = within(menu.getByRole('list', { name: 'About this site' }));
      const shown = footer.getAllByRole('link');
      expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([...links, ...own]);
      cleanup();
    }
  });

  it('NAV-7.social has each social link only where the site has it', async () => {
    const names = ['Facebook', 'Twitter', 'Instagram', 'TikTok', 'YouTube', 'Flickr', 'RSS'];
    const addressOf = (name: string) => `https://${name.toLowerCase()}.example/city`;
    const all = names.map((name) => [name.toLowerCase(), addressOf(name)]);
    for (const configured of [names, ...names.map((name) => [name])]) {
      const social = Object.fromEntries(
        all.filter(([, address]) => configured.map(addressOf).includes(address ?? '')),
      );
      const menu = await openMenu({ site: { social } });
      const networks = within(menu.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
      expect(networks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        configured.map((name) => [name, addressOf(name)]),
      );
      cleanup();
    }
  });

  it('NAV-7 has no empty heading where the site has no social links', async () => {
    const menu = await openMenu();
    expect(menu.queryByText('Follow us')).not.toBeInTheDocument();
  });

  it('O-NAV-06 closes by a press outside of it', async () => {
    await openMenu({ widthPx: 800 });
    const shade = document.querySelector('button[aria-hidden="true"]');
    await userEvent.click(shade ?? document.body);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});
