import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeDashboard, openDashboard, rowNames, saveListings } from '../testing/openDashboard';

afterEach(closeDashboard);

describe('each list of listings', () => {
  it.each(['todos', 'ratings'] as const)(
    'DASH-4.removal-each %s lose at once what is removed, on the server as well',
    async (group) => {
      let names: string[] = [];
      const { backend } = await openDashboard({
        hash: `#/${group}/`,
        prepare: (before) =>
          (names = saveListings(before, group, { count: 2, value: group === 'todos' ? 0 : 4 })),
      });
      await waitFor(() => expect(rowNames()).toHaveLength(2));
      await userEvent.click(button(`Remove ${names[0]!}`));
      expect(rowNames()).toEqual([names[1]]);
      await waitFor(() => expect(backend.member.saved[group]).toHaveLength(1));
    },
  );
});
