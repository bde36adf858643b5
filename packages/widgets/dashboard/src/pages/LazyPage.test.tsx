import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeDashboard, heading, openDashboard } from '../testing/openDashboard';
import * as pages from './loadPage';

jest.mock('./loadPage', () => ({ __esModule: true, ...jest.requireActual<typeof pages>('./loadPage') }));

afterEach(closeDashboard);

describe('the code of a page', () => {
  it('EMBED-12 DASH-1 shows an error if it fails to load, and can be loaded again', async () => {
    const load = jest.spyOn(pages, 'loadPage').mockRejectedValueOnce(new Error('No network.'));
    const { report } = await openDashboard({ hash: '#/favourites/' });
    await heading('Favourites');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no favourites yet.')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    expect(report).not.toHaveBeenCalled();
  });
});
