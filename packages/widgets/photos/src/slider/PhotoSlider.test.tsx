import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { links, openPhotos, type OpenedPhotos } from '../testing/openPhotos';

const user = userEvent.setup();
let page: OpenedPhotos;
afterEach(() => page.close());

const next = () => screen.getByRole('button', { name: 'Next photo' });
const previous = () => screen.getByRole('button', { name: 'Previous photo' });

async function openRow() {
  page = await openPhotos();
  await screen.findByText('1 of 30');
}

describe('a row of photos', () => {
  it('PHOTO-1.step PHOTO-1.counter moves one slide a step, and counts', async () => {
    await openRow();
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous());
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
    await user.click(next());
    await user.click(next());
    expect(screen.getByText('3 of 30')).toBeInTheDocument();
    await user.click(previous());
    expect(screen.getByText('2 of 30')).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  it('O-SLD-01 PHOTO-1.fetches fetches the next page at the last loaded slide, once, and stays where it is', async () => {
    await openRow();
    for (let step = 0; step < 11; step += 1) await user.click(next());
    await waitFor(() => expect(links()).toHaveLength(24));
    expect(screen.getByText('12 of 30')).toBeInTheDocument();
    expect(page.requestedOffsets()).toEqual(['0', '12']);
    await user.click(next());
    expect(screen.getByText('13 of 30')).toBeInTheDocument();
    expect(page.requestedOffsets()).toEqual(['0', '12']);
  });

  it('PHOTO-1 ends at the last photo', async () => {
    page = await openPhotos({ prepare: (photos) => void photos.splice(2) });
    await screen.findByText('1 of 2');
    await user.click(next());
    await user.click(next());
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveFocus();
  });

  it('PHOTO-1 EVERY-4 scrolls a link focused by Tab into view, and moves nothing during a press', async () => {
    await openRow();
    const [, pressed, reached] = links();
    if (!pressed || !reached) throw new Error('The row has too few photos.');
    // As in browsers: focus by mouse does not match `:focus-visible`.
    jest.spyOn(pressed, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    act(() => pressed.focus());
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
    act(() => reached.focus());
    expect(screen.getByText('3 of 30')).toBeInTheDocument();
  });

  it('EVERY-4.one-stop EVERY-4.arrows is one stop for Tab, and arrows, Home and End move in it', async () => {
    await openRow();
    const tabStops = () => links().flatMap((link, index) => (link.tabIndex === 0 ? [index] : []));
    const focused = () => links().findIndex((link) => link === document.activeElement);
    expect(tabStops()).toEqual([0]);
    next().focus();
    await user.tab();
    expect(focused()).toBe(0);
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{Home}', 0],
      ['{ArrowLeft}', 0],
    ] as const) {
      await user.keyboard(key);
      expect([focused(), tabStops()]).toEqual([index, [index]]);
    }
    expect(screen.getByText('1 of 30')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(focused()).toBe(-1);
    await user.tab({ shift: true });
    expect(focused()).toBe(1);
    await user.keyboard('{End}');
    expect(screen.getByText('12 of 30')).toBeInTheDocument();
  });

  it('EVERY-4.focus loads nothing and stays where it is if only the focus comes, after it was slid by its buttons', async () => {
    await openRow();
    for (let step = 0; step < 5; step += 1) await user.click(next());
    await user.tab();
    expect(links()[5]).toHaveFocus();
    expect(screen.getByText('6 of 30')).toBeInTheDocument();
    await user.tab();
    expect(page.requestedOffsets()).toEqual(['0']);
  });

  it('EVERY-4.one-stop can be reached if the first photo has no page of its own', async () => {
    page = await openPhotos({
      prepare: ([first]) => {
        if (first) first.share_path = null;
      },
    });
    await screen.findByText('1 of 30');
    next().focus();
    await user.tab();
    expect(links()[0]).toHaveFocus();
    await user.tab();
    expect(links()).not.toContain(document.activeElement);
  });

  it('EVERY-4.arrows turns around in a page that is written from right to left', async () => {
    await openRow();
    // jsdom does not inherit the direction of the page.
    for (const link of links()) link.style.direction = 'rtl';
    act(() => links()[1]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(links()[2]).toHaveFocus();
  });

  it('follows the photo shown in the viewer', async () => {
    await openRow();
    await act(async () => void (await page.list.activate(page.backend.state.photos[6]?.id ?? 0)));
    expect(screen.getByText('7 of 30')).toBeInTheDocument();
  });

  it('O-EMB-02 works after a translator has wrapped its text', async () => {
    await openRow();
    const counter = screen.getByText('1 of 30');
    const font = document.createElement('font');
    font.append(...counter.childNodes);
    counter.append(font);
    await user.click(next());
    await user.click(next());
    expect(counter).toHaveTextContent('3 of 30');
    expect(page.report).not.toHaveBeenCalled();
  });
});
