import type { MockBackend } from '@cityguide/api/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { button, links, openRow, rowOf, star, stars } from '../testing/openRow';
import type { EnhancedPage } from '@cityguide/widget-kit/testing';

let page: EnhancedPage;
let backend: MockBackend;
const user = userEvent.setup();

async function open(...order: Parameters<typeof openRow>) {
  ({ page, backend } = await openRow(...order));
}
const posts = () => backend.calls.filter(({ method, path }) => method === 'POST' && path === 'ratings/');
const whenQuiet = () => waitFor(() => expect(page.store.ratings.getState().pending.size).toBe(0));

afterEach(() => page.stop());

describe('the rating of a row', () => {
  it('SAVE-11.sent SAVE-11.shown a member’s choice is shown at once, also as text, and sent', async () => {
    await open(rowOf(42));
    await user.click(button("Rate Trinity's Pub"));
    await user.click(star('4.5 of 5'));
    expect(button("Rate Trinity's Pub, 4.5 of 5")).toHaveTextContent('4.5');
    expect(button("Rate Trinity's Pub, 4.5 of 5")).toHaveFocus();
    await waitFor(() => expect(posts()).toHaveLength(1));
    await whenQuiet();
    expect(page.store.ratings.getState().values.get(42)).toBe(4.5);
  });

  it('SAVE-11 is shown in every row of the listing and in no other', async () => {
    await open(rowOf(42) + rowOf(42) + rowOf(7), { rated: { 42: 3 } });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /3 of 5/ })).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: "Rate Trinity's Pub" })).toHaveLength(1);
    await whenQuiet();
  });

  it('O-A11Y-01 SAVE-11 a member rates by keyboard, with one request', async () => {
    await open(rowOf(42));
    button("Rate Trinity's Pub").focus();
    await user.keyboard('{Enter}');
    expect(star('1 of 5')).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(star('4 of 5')).toHaveFocus();
    expect(star('4 of 5')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(button("Rate Trinity's Pub, 4 of 5")).toHaveFocus();
    await whenQuiet();
    expect(posts()).toHaveLength(1);
  });

  it('O-A11Y-01 SAVE-1 SAVE-11 a guest’s choice by keyboard opens the log-in with it and changes nothing', async () => {
    await open(rowOf(42), { isMember: false });
    button("Rate Trinity's Pub").focus();
    await user.keyboard('{Enter}{Home}{ArrowRight}{ArrowRight} ');
    expect(page.store.login.getState()).toMatchObject({
      isOpen: true,
      callerControl: 'rate',
      objectId: 42,
      ratingValue: 2,
    });
    expect(button("Rate Trinity's Pub")).toHaveTextContent('rating');
    expect(button("Rate Trinity's Pub")).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  it('O-A11Y-01 Escape closes without a rating and returns the focus', async () => {
    await open(rowOf(42));
    await user.click(button("Rate Trinity's Pub"));
    expect(button("Rate Trinity's Pub")).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(button("Rate Trinity's Pub")).toHaveFocus();
    expect(button("Rate Trinity's Pub")).toHaveAttribute('aria-expanded', 'false');
    expect(posts()).toHaveLength(0);
  });

  it.each([
    ['its button', async () => user.click(button('Remove rating'))],
    ['Delete', async () => user.keyboard('{Delete}')],
  ])('SAVE-11 is removed by %s', async (_way, takeBack) => {
    await open(rowOf(42), { rated: { 42: 3.5 } });
    await whenQuiet();
    await user.click(button(/3.5 of 5/));
    expect(star('3.5 of 5')).toHaveFocus();
    await takeBack();
    expect(button("Rate Trinity's Pub")).toHaveTextContent('rating');
    await whenQuiet();
    expect(page.store.ratings.getRating(42)).toBeNull();
  });

  it('SAVE-11 cannot be removed where there is none', async () => {
    await open(rowOf(42));
    await user.click(button("Rate Trinity's Pub"));
    expect(screen.queryByRole('button', { name: 'Remove rating' })).not.toBeInTheDocument();
  });

  it('SAVE-3 SAVE-11 is reset after a failure, and announces it', async () => {
    await open(rowOf(42), { rated: { 42: 2 } });
    await whenQuiet();
    backend.injectFault({ method: 'POST' }, { kind: 'fail', status: 500 });
    await user.click(button(/2 of 5/));
    fireEvent.click(star('5 of 5'));
    expect(button(/5 of 5$/)).toHaveTextContent(/^5$/);
    await waitFor(() => expect(button(/, 2 of 5/)).toHaveTextContent('2'));
    expect(page.announce).toHaveBeenCalled();
  });

  it('SAVE-4 SAVE-11 the last of fast choices wins', async () => {
    await open(rowOf(42));
    backend.injectFault({ path: 'ratings/' }, { kind: 'delay', delayMs: 30 });
    for (const label of ['1 of 5', '5 of 5', '2.5 of 5']) {
      fireEvent.click(button(/^Rate/));
      fireEvent.click(star(label));
    }
    await whenQuiet();
    expect(button(/2.5 of 5/)).toBeInTheDocument();
    expect(page.store.ratings.getState().values.get(42)).toBe(2.5);
  });

  it('EMBED-8 renders stars when they are opened, and once for all rows', async () => {
    await open(rowOf(1) + rowOf(2));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    const [first, second] = screen.getAllByRole('button', { name: /^Rate/ }) as [HTMLElement, HTMLElement];
    await user.click(first);
    await user.click(second);
    expect(stars()).toBeInTheDocument();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(second);
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('EMBED-7 is removed with its row, including the stars', async () => {
    const html = rowOf(42, links);
    await open(html);
    await user.click(button("Rate Trinity's Pub"));
    const element = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
    page.remove(element);
    expect(element.outerHTML).toBe(html);
  });
});
