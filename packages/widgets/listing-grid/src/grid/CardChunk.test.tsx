import { createMockBackend } from '@cityguide/api/mocks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as DescribeCard from '../card/describeCard';
import { describeCard } from '../card/describeCard';
import { createListings } from '../testing/createListing';
import { startPage, type TestPage } from '../testing/startPage';

jest.mock('../card/describeCard', () => {
  const actual = jest.requireActual<typeof DescribeCard>('../card/describeCard');
  return { ...actual, describeCard: jest.fn(actual.describeCard) };
});
/** Called once for each card that is rendered. */
const rendered = jest.mocked(describeCard);

let page: TestPage;
afterEach(() => page.stop());

const cards = () => screen.queryAllByRole('article', { hidden: true });

describe('many cards', () => {
  it('G2 LIST-10.redraw another page renders only its own cards, a toggle renders none', async () => {
    const user = userEvent.setup();
    const backend = createMockBackend({ listings: createListings(1, 120), isMember: true });
    page = await startPage({ backend, attributes: 'data-ordering="name" data-limit="48"' });
    await waitFor(() => expect(cards().length).toBe(48));
    await act(() => page.store.session.whenKnown());
    rendered.mockClear();
    await user.click(screen.getByText('Load More'));
    await waitFor(() => expect(cards().length).toBe(96));
    expect(rendered.mock.calls.map(([{ id }]) => id)).toEqual(createListings(49, 96).map(({ id }) => id));
    rendered.mockClear();
    await user.click(screen.getByLabelText('Save Place 007'));
    expect(screen.getByLabelText('Save Place 007')).toHaveAttribute('aria-pressed', 'true');
    expect(rendered).not.toHaveBeenCalled();
  });
});
