import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListings } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';

let backend: MockBackend;
let page: TestPage;
const user = userEvent.setup();
const scrollBy = jest.fn();

async function open(content = '') {
  page = await startPage({ backend, attributes: 'data-ordering="name"', content });
}
const cards = () => screen.queryAllByRole('article', { hidden: true });
const whenShown = (count: number) => waitFor(() => expect(cards().length).toBe(count));
const countRequests = () => backend.calls.filter(({ path }) => path === 'listings/').length;

/** Simulates a visitor who leaves the page and returns with the browser's Back. */
async function leaveAndComeBack(content = '') {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await comeBack(content);
}

async function comeBack(content = '') {
  page.stop();
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  backend.calls.length = 0;
  await open(content);
}

beforeEach(() => {
  sessionStorage.clear();
  backend = createMockBackend({ listings: createListings(1, 50) });
  window.scrollBy = scrollBy.mockClear();
});
afterEach(() => {
  page.stop();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('returning to a page', () => {
  it('LIST-10.same-cards LIST-10.scroll-place shows as many cards as before and the one that was at the top', async () => {
    await open();
    await whenShown(12);
    await user.click(screen.getByText('Load More'));
    await whenShown(24);
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    measured.mockReturnValue({ top: -30, bottom: 300 } as DOMRect);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    measured.mockReturnValue({ top: 500, bottom: 830 } as DOMRect);
    await comeBack();
    await whenShown(24);
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 530, behavior: 'instant' }));
    measured.mockRestore();
  });

  it('LIST-10 keeps the ordering that the visitor had chosen', async () => {
    await open();
    await whenShown(12);
    await user.click(screen.getByRole('tab', { name: 'RATING' }));
    await waitFor(() => expect(countRequests()).toBe(2));
    const json = JSON.stringify({ results: [{ id: 1, name: 'From the page' }], count: 50 });
    await leaveAndComeBack(`<script type="application/json">${json}</script>`);
    await whenShown(12);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('RATING');
    expect(screen.queryByText('From the page')).not.toBeInTheDocument();
  });

  it('LIST-10.reading does not scroll once the visitor interacts with the page', async () => {
    await open();
    await whenShown(12);
    await user.click(screen.getByText('Load More'));
    await whenShown(24);
    backend.injectFault({ path: 'listings/' }, { kind: 'delay', delayMs: 50 });
    await leaveAndComeBack();
    fireEvent.wheel(window);
    await whenShown(12);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('LIST-10 starts at the first page for a visitor who comes by a link', async () => {
    await open();
    await whenShown(12);
    await user.click(screen.getByText('Load More'));
    await whenShown(24);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    page.stop();
    backend.calls.length = 0;
    await open();
    await whenShown(12);
    expect(countRequests()).toBe(1);
  });
});
