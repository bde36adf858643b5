import { act, fireEvent, screen, within } from '@testing-library/react';
import { defaultSiteConfig } from '@cityguide/site-config';
import userEvent from '@testing-library/user-event';
import { listenOnPage } from '../testing/listenOnPage';
import { newsMenus, subMenus } from '../testing/menuData';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const row = () => screen.getByRole('navigation', { name: 'Main' });
const section = (name: string) => within(row()).getByRole('link', { name });
const inside = (name: string) => within(row()).queryByRole('link', { name });
const itemOf = (name: string) => section(name).parentElement ?? document.body;
const mouse = { pointerType: 'mouse' };
const withMore = {
  patioGuideUrl: 'https://patios.example/',
  sections: { ...defaultSiteConfig.sections, patioGuide: true },
};

describe('the sections of the bar', () => {
  it('PHOTO-8.crop NAV-2.types NAV-8.hover open a sheet with the types and pictures from the page', async () => {
    await openBar({ data: subMenus });
    expect(inside('Bakery')).not.toBeInTheDocument();
    fireEvent.pointerEnter(itemOf('Restaurants'), mouse);
    expect(inside('All Restaurants')).toHaveAttribute('href', '/restaurants/');
    expect(inside('Bakery')).toHaveAttribute('href', '/restaurants/bakery/');
    expect(inside('Bar Raval')).toHaveAttribute('href', '/restaurants/bar-raval/');
    expect(within(row()).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('w=600&h=400&cmd=resize_then_crop'),
    );
  });

  it('NAV-2.plain are plain links without data from the page', async () => {
    await openBar();
    fireEvent.pointerEnter(itemOf('Restaurants'), mouse);
    expect(section('Restaurants')).not.toHaveAttribute('aria-expanded');
    expect(inside('All Restaurants')).not.toBeInTheDocument();
  });

  it('NAV-8.hides-late NAV-8.comes-back hide 500 ms after the pointer left, and not if it returned', async () => {
    await openBar({ data: subMenus });
    jest.useFakeTimers();
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    fireEvent.pointerLeave(itemOf('Places'), mouse);
    act(() => jest.advanceTimersByTime(499));
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    act(() => jest.advanceTimersByTime(5000));
    expect(inside('Museums')).toBeInTheDocument();
    fireEvent.pointerLeave(itemOf('Places'), mouse);
    act(() => jest.advanceTimersByTime(499));
    expect(inside('Museums')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(inside('Museums')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('NAV-8.enter-space open by the key %p and close by it', async (key) => {
    await openBar({ data: subMenus });
    section('Places').focus();
    await userEvent.keyboard(key);
    expect(section('Places')).toHaveAttribute('aria-expanded', 'true');
    expect(inside('Museums')).toBeInTheDocument();
    await userEvent.keyboard(key);
    expect(inside('Museums')).not.toBeInTheDocument();
  });

  it('NAV-8.arrow-down NAV-8.escape O-NAV-04 open by Arrow Down into the sheet; Escape closes and returns the focus', async () => {
    await openBar({ data: subMenus });
    section('Places').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(inside('All Places')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(inside('Museums')).not.toBeInTheDocument();
    expect(section('Places')).toHaveFocus();
  });

  it('O-NAV-04 close by Escape under a resting pointer and stay closed until it returns', async () => {
    await openBar({ data: subMenus });
    const elsewhere = screen.getByRole('button', { name: 'Something on the page' });
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    act(() => elsewhere.focus());
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerMove(section('Places'), mouse);
    expect(inside('Museums')).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    expect(inside('Museums')).toBeInTheDocument();
  });

  it('NAV-8.first-tap O-NAV-01 O-NAV-06 open by the first tap without navigating, and close by the next or a tap on the page', async () => {
    await openBar({ data: subMenus, widthPx: 1180 });
    const finger = userEvent.setup();
    const tap = (target: Element) => finger.pointer([{ keys: '[TouchA]', target }]);
    const isFollowed = jest.fn();
    const stop = listenOnPage('click', (event) => isFollowed(!event.defaultPrevented));
    await tap(section('Restaurants'));
    expect(inside('Bakery')).toBeInTheDocument();
    expect(isFollowed).toHaveBeenLastCalledWith(false);
    await tap(section('Restaurants'));
    expect(inside('Bakery')).not.toBeInTheDocument();
    await tap(section('Restaurants'));
    await tap(screen.getByRole('main'));
    expect(inside('Bakery')).not.toBeInTheDocument();
    stop();
  });

  it('NAV-8 stay open under a mouse that clicks as soon as it enters', async () => {
    await openBar({ site: withMore });
    const more = within(row()).getByRole('button', { name: 'More' });
    fireEvent.pointerDown(more, mouse);
    fireEvent.click(more);
    fireEvent.pointerDown(more, mouse);
    fireEvent.click(more);
    expect(inside('Contests')).toBeInTheDocument();
  });

  it('follow the link by a mouse click', async () => {
    await openBar({ data: subMenus });
    const isFollowed = jest.fn();
    const stop = listenOnPage('click', (event) => isFollowed(!event.defaultPrevented));
    fireEvent.pointerEnter(itemOf('Places'), mouse);
    fireEvent.pointerDown(section('Places'), mouse);
    fireEvent.click(section('Places'));
    expect(isFollowed).toHaveBeenCalledWith(true);
    stop();
  });

  it('O-NAV-03 close when the focus moves on', async () => {
    await openBar({ data: subMenus });
    section('Places').focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    expect(inside('Museums')).toHaveFocus();
    await userEvent.tab();
    expect(section('Events')).toHaveFocus();
    expect(inside('Museums')).not.toBeInTheDocument();
  });

  it('NAV-8 are navigated by the arrow keys, and so is an open sheet, back to its section', async () => {
    await openBar({ data: subMenus });
    section('Places').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(section('Latest News')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(inside('Museums')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(inside('Museums')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(section('Places')).toHaveFocus();
    expect(inside('Museums')).toBeInTheDocument();
  });

  it('PHOTO-8.crop NAV-3.images show the articles with pictures of 600x400, before the links', async () => {
    await openBar({ data: newsMenus });
    section('Latest News').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(inside(`Tom & Jerry's “Grill”`)).toHaveFocus();
    expect(inside(`${'x'.repeat(64)} ...`)).toHaveAttribute('href', '/news/long/');
    const pictures = within(row()).getAllByRole('presentation');
    expect(pictures).toHaveLength(2);
    for (const picture of pictures)
      expect(picture).toHaveAttribute('src', expect.stringContaining('w=600&h=400&cmd=resize_then_crop'));
  });

  it('O-IMG-03 request no picture where there is none', async () => {
    const names = ['null', 'undefined', '', 'None'];
    const articles = names.map((image_url) => ({ name: `Story ${image_url}`, share_url: '/x/', image_url }));
    await openBar({ data: { articles } });
    fireEvent.pointerEnter(itemOf('Latest News'), mouse);
    expect(inside('Story null')).toBeVisible();
    expect(within(row()).queryAllByRole('presentation')).toEqual([]);
  });

  it('NAV-5.more show the short list of More', async () => {
    await openBar({ site: withMore });
    await userEvent.click(within(row()).getByRole('button', { name: 'More' }));
    expect(inside('Neighbourhoods')).toHaveAttribute('href', '/neighbourhoods/');
    expect(inside('Contests')).toHaveAttribute('href', '/contests/');
  });
});
