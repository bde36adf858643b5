import { createMockBackend } from '@cityguide/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createListings } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';
import { translatePage } from '../testing/translatePage';

let page: TestPage;
afterEach(() => page.stop());

const cards = () => screen.queryAllByRole('article', { hidden: true });
const whenShown = (count: number) => waitFor(() => expect(cards().length).toBe(count));

describe('a translated page', () => {
  it('O-EMB-02 survives Load More, another ordering, a toggle, a search and clearing it', async () => {
    const user = userEvent.setup();
    const backend = createMockBackend({ listings: createListings(1, 30), isMember: true });
    page = await startPage({
      backend,
      attributes: 'data-ordering="name" data-search data-latitude="43" data-longitude="-79"',
    });
    await whenShown(12);
    await act(() => page.store.session.whenKnown());
    const button = (text: string) => screen.getByText(text).closest('button') as HTMLElement;

    translatePage(document.body);
    await user.click(button('Load More'));
    await whenShown(24);
    translatePage(document.body);
    await user.click(button('RATING'));
    await whenShown(12);
    translatePage(document.body);
    const heart = within(cards()[0] as HTMLElement).getByLabelText(/^Save /);
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByRole('searchbox'), 'unicorn{Enter}');
    await screen.findByText('No place matches “unicorn”.');
    translatePage(document.body);
    await user.click(button('Clear search'));
    await whenShown(12);
    expect(page.issues).toEqual([]);
  });
});
