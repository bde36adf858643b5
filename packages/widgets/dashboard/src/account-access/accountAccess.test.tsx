import type { MockBackend } from '@cityguide/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeDashboard, heading, menu, openDashboard } from '../testing/openDashboard';

afterEach(closeDashboard);

const HASH = '#/account-access/';
const DAY_MS = 86_400_000;
const part = (name: string) => screen.findByRole('region', { name });
const sessions = () => part('Where you are logged in');
const end = (device: string) => button(`End ${device}`);

function addDevices({ state, member }: MockBackend, ...devices: string[]): void {
  for (const [index, device] of devices.entries()) {
    const session = state.addSession(member, device);
    session.createdMs -= (index + 5) * DAY_MS;
    session.usedMs -= (index + 1) * DAY_MS;
  }
}
const linkFacebook = ({ state, member }: MockBackend) => {
  state.addIdentity(member).createdMs -= 3 * DAY_MS;
};
const openAccountAccess = (prepare?: (backend: MockBackend) => void) =>
  openDashboard({ hash: HASH, prepare });

describe('the account access page', () => {
  it('DASH-7.last DASH-7.home DOOR-3 DASH-1 is last in the dashboard’s own menu, and is linked from home', async () => {
    await openAccountAccess();
    await heading('Account access');
    const links = menu().getAllByRole('link');
    expect(links.at(-1)).toHaveAttribute('href', HASH);
    expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
    expect(document.title).toMatch(/^Account access \| /);
    await userEvent.click(menu().getByRole('link', { name: 'Dashboard' }));
    closeDashboard();
    await openDashboard();
    expect(await screen.findByRole('link', { name: 'See every way into your account' })).toHaveAttribute(
      'href',
      HASH,
    );
  });

  it('DASH-7.password-time DASH-7.accounts DASH-7.devices DASH-7.not-this DOOR-3.listed shows password, linked accounts and devices with their times', async () => {
    await openAccountAccess((backend) => {
      backend.member.passwordChangedMs = Date.now() - 2 * DAY_MS;
      linkFacebook(backend);
      addDevices(backend, 'Chrome on Android', '');
    });
    expect(within(await part('Password')).getByText('Last changed 2 days ago')).toBeInTheDocument();
    expect(within(await part('Linked accounts')).getByText('Linked 3 days ago')).toBeInTheDocument();
    const items = within(await sessions()).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('This device');
    expect(within(items[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(items[1]).toHaveTextContent(/^Chrome on Android.*Logged in 5 days ago · Last used a day ago/);
    expect(items[2]).toHaveTextContent('Unknown device');
  });

  it('DASH-7.device-ends DASH-7.asked-again DASH-7.no-undo DOOR-3 a device is logged out after confirmation, and the notice takes the focus', async () => {
    const { backend } = await openAccountAccess((before) =>
      addDevices(before, 'Chrome on Android', 'Firefox'),
    );
    await sessions();
    await userEvent.click(end('Chrome on Android'));
    expect(screen.getByRole('group', { name: 'Chrome on Android will be logged out.' })).toBeInTheDocument();
    expect(end('Chrome on Android')).toHaveFocus();
    expect(backend.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(end('Chrome on Android'));
    await waitFor(() => expect(screen.getByText('Chrome on Android is logged out.')).toHaveFocus());
    expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument();
    expect(backend.member.sessions.map(({ device }) => device)).not.toContain('Chrome on Android');
    expect(end('Firefox')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('DOOR-3 nothing ends when the member cancels, by key or by button', async () => {
    const { backend } = await openAccountAccess((before) => addDevices(before, 'Firefox'));
    await sessions();
    await userEvent.click(end('Firefox'));
    await userEvent.keyboard('{Escape}');
    expect(end('Firefox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Keep it'));
    expect(end('Firefox')).toHaveFocus();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(backend.member.sessions).toHaveLength(2);
  });

  it('DASH-7.server-first DOOR-3 a failure is shown in place, and can be retried', async () => {
    const { backend } = await openAccountAccess((before) => addDevices(before, 'Firefox'));
    backend.injectFault({ method: 'DELETE' }, { kind: 'html', status: 500 });
    await sessions();
    await userEvent.click(end('Firefox'));
    await userEvent.click(end('Firefox'));
    expect(await screen.findByRole('alert')).toHaveTextContent('* That did not work. Please try again.');
    expect(screen.queryByText('Firefox is logged out.')).not.toBeInTheDocument();
    expect(end('Firefox')).toHaveFocus();
    backend.clearFaults();
    await userEvent.click(end('Firefox'));
    expect(await screen.findByText('Firefox is logged out.')).toBeInTheDocument();
  });

  it('DASH-7.all-others DOOR-3.sessions-end all other devices are logged out together', async () => {
    const { backend } = await openAccountAccess((before) => addDevices(before, 'Firefox', 'Safari', ''));
    await sessions();
    await userEvent.click(button('End all others'));
    await userEvent.click(button('End all others'));
    await waitFor(() => expect(screen.getByText('You are now logged in here alone.')).toHaveFocus());
    expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(1);
    expect(backend.member.sessions).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
  });

  it('DASH-7.account-ends DOOR-3 an account of another service is unlinked', async () => {
    const { backend } = await openAccountAccess(linkFacebook);
    const linked = await part('Linked accounts');
    await userEvent.click(button('Unlink Facebook'));
    await userEvent.click(button('Unlink Facebook'));
    await waitFor(() => expect(screen.getByText('Facebook is no longer linked.')).toHaveFocus());
    expect(within(linked).getByText('No account of another service is linked.')).toBeInTheDocument();
    expect(backend.member.identities).toEqual([]);
  });

  it('DASH-7.first-password DOOR-3 the only linked account cannot be unlinked before a first password is set, which comes by mail', async () => {
    const { calls } = await openAccountAccess((backend) => {
      backend.member.profile.has_password = false;
      linkFacebook(backend);
    });
    expect(within(await part('Linked accounts')).getByText(/^Your only way in\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
    await userEvent.click(button('Mail me a link to choose one'));
    await waitFor(() =>
      expect(screen.getByText(/^An email has been sent to maya@example\.com\./)).toHaveFocus(),
    );
    expect(calls('POST', 'profiles/reset-password/')[0]?.body).toEqual({ email: 'maya@example.com' });
  });

  it('DOOR-3 a link that could not be mailed is reported', async () => {
    const { backend } = await openAccountAccess(
      (before) => void (before.member.profile.has_password = false),
    );
    await part('Password');
    backend.injectFault({ path: 'profiles/reset-password/' }, { kind: 'html', status: 500 });
    await userEvent.click(button('Mail me a link to choose one'));
    expect(await screen.findByRole('alert')).toHaveTextContent('* That did not work.');
    expect(button('Mail me a link to choose one')).toHaveFocus();
  });

  it('DOOR-2 updates after a change of the password, which its button opens', async () => {
    const { store } = await openAccountAccess((before) => {
      linkFacebook(before);
      addDevices(before, 'Firefox');
    });
    await sessions();
    await userEvent.click(button('Change password'));
    await waitFor(() => expect(store.login.getState().isChangePasswordDialogOpen).toBe(true));
    await act(async () =>
      store.login.changePassword({
        currentPassword: 'rhubarb-pie-42',
        newPassword: 'gooseberry-fool',
      }),
    );
    expect(await screen.findByText('No account of another service is linked.')).toBeInTheDocument();
    expect(screen.queryByText('Firefox')).not.toBeInTheDocument();
  });

  it('DOOR-1 shows a pending change of the email, and cancels it', async () => {
    const { backend } = await openAccountAccess(
      ({ member }) => void (member.profile.pending_email = 'new@example.com'),
    );
    expect(
      await screen.findByText(
        'We sent a link to new@example.com. Until you confirm it there, maya@example.com stays your email.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(button('Cancel the change'));
    await waitFor(() =>
      expect(screen.getByText('The change is cancelled. maya@example.com stays your email.')).toHaveFocus(),
    );
    expect(backend.member.profile.pending_email).toBeNull();
  });

  it('DOOR-3 can be loaded again after a failure', async () => {
    const { backend } = await openAccountAccess(
      (before) =>
        void before.injectFault({ path: 'profiles/me/account-access/' }, { kind: 'fail', status: 500 }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account access could not be loaded.');
    backend.clearFaults();
    await userEvent.click(button('Try again'));
    expect(await sessions()).toBeInTheDocument();
  });

  it('DASH-7.old-backend DOOR-3 with a backend that does not list them changes the password and says so', async () => {
    const { store } = await openAccountAccess(
      (before) =>
        void before.injectFault({ path: 'profiles/me/account-access/' }, { kind: 'fail', status: 404 }),
    );
    expect(await screen.findByText(/^This site does not list linked accounts/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button('Change password'));
    await waitFor(() => expect(store.login.getState().isChangePasswordDialogOpen).toBe(true));
  });

  it('DOOR-3 is in French on a French site', async () => {
    await openDashboard({
      hash: HASH,
      site: { languages: ['fr-CA'] },
      prepare: (before) => addDevices(before, 'Firefox'),
    });
    await heading('Accès au compte');
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter Firefox' }));
    await userEvent.click(button('Déconnecter Firefox'));
    expect(await screen.findByText('Firefox est déconnecté.')).toBeInTheDocument();
  });
});
