import { screen, waitFor } from '@testing-library/react';
import { closeDashboard, openDashboard, rowNames } from '../testing/openDashboard';

afterEach(closeDashboard);

describe('the saved events', () => {
  it('TIME-2 DASH-4 show which of them are cancelled', async () => {
    const { backend } = await openDashboard({
      hash: '#/events/',
      prepare: ({ member, state }) => {
        const createdMs = Date.now();
        for (const { id: objectId } of state.events.slice(0, 2))
          member.saved['event-bookmarks'].push({ id: state.nextSavedId(), objectId, createdMs });
      },
    });
    await waitFor(() => expect(rowNames()).toHaveLength(2));
    const cancelled = backend.state.events.find((event) => event.is_cancelled);
    expect(screen.getAllByText(/^Cancelled · /)).toHaveLength(1);
    expect(screen.getByText(/^Cancelled · /).closest('li')).toHaveTextContent(cancelled?.name ?? '?');
  });
});
