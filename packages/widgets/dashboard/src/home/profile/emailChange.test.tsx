import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, closeDashboard, openDashboard } from '../../testing/openDashboard';

afterEach(closeDashboard);

const field = (name: string) => screen.findByLabelText(name);
const patches = ({ calls }: Awaited<ReturnType<typeof openDashboard>>) =>
  calls('PATCH', 'profiles/me/').map(({ body }) => body);

describe('a change of the email', () => {
  it('DASH-2.same-form DASH-2.waiting DASH-2.cancelled DOOR-1 a new email asks for the password, and the old one stays until the new one is confirmed', async () => {
    const opened = await openDashboard();
    const email = await field('Email');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com');
    const password = await field('Current password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^\* Type your current password\./));
    expect(password).toHaveFocus();
    expect(patches(opened)).toEqual([]);
    await userEvent.type(password, 'not this one{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/^\* The current password is not right\./),
    );
    expect(password).toHaveFocus();
    expect(email).toHaveValue('new@example.com');
    await userEvent.clear(password);
    await userEvent.type(password, `${opened.backend.member.password}{Enter}`);
    await screen.findByText(/^We sent a link to new@example\.com\..*maya@example\.com stays/);
    expect(email).toHaveValue('maya@example.com');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(patches(opened).at(-1)).toEqual({
      email: 'new@example.com',
      current_password: opened.backend.member.password,
    });
    await userEvent.click(button('Cancel the change'));
    await waitFor(() => expect(screen.getByText(/^The change is cancelled\./)).toHaveFocus());
    expect(opened.backend.member.profile.pending_email).toBeNull();
  });

  it('DOOR-1 a change that could not be cancelled is reported, and stays pending', async () => {
    const { backend } = await openDashboard({
      prepare: ({ member }) => void (member.profile.pending_email = 'new@example.com'),
    });
    backend.injectFault({ method: 'DELETE' }, { kind: 'html', status: 500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('* The change could not be cancelled.');
    expect(button('Cancel the change')).toHaveFocus();
  });

  it('DOOR-2 a pending change ends with a change of the password', async () => {
    const { store } = await openDashboard({
      prepare: ({ member }) => void (member.profile.pending_email = 'new@example.com'),
    });
    await screen.findByText(/^We sent a link to new@example\.com/);
    const passwords = { currentPassword: 'rhubarb-pie-42', newPassword: 'gooseberry-fool' };
    await act(async () => store.login.changePassword(passwords));
    await waitFor(() => expect(screen.queryByText(/^We sent a link/)).not.toBeInTheDocument());
  });

  it('DOOR-1 a member without a password is asked to confirm at the current address', async () => {
    const opened = await openDashboard({
      prepare: ({ member }) => void (member.profile.has_password = false),
    });
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com{Enter}');
    await screen.findByText(/^We sent a link to maya@example\.com, since you have no password\./);
    expect(patches(opened)).toEqual([{ email: 'new@example.com' }]);
  });

  it('DASH-2.old-backend DOOR-1 a backend without confirmations takes the email with one request', async () => {
    const opened = await openDashboard({
      prepare: ({ member }) => {
        delete member.profile.has_password;
        delete member.profile.pending_email;
      },
    });
    const { profiles } = opened.store.services.api;
    const me = await profiles.me();
    expect(me).not.toHaveProperty('has_password');
    const update = jest.spyOn(profiles, 'updateMe').mockResolvedValue({ ...me, email: 'new@example.com' });
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.click(button('Save changes'));
    expect((await screen.findAllByText('Your profile is saved.'))[0]).toBeInTheDocument();
    expect(update.mock.calls).toEqual([[{ email: 'new@example.com' }]]);
    expect(email).toHaveValue('new@example.com');
  });

  it('DOOR-1 a backend that requests the password only when it is missing gets it', async () => {
    const opened = await openDashboard({
      prepare: ({ member }) => void delete member.profile.has_password,
    });
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com{Enter}');
    const password = await field('Current password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, `${opened.backend.member.password}{Enter}`);
    await screen.findByText(/^We sent a link to new@example\.com/);
  });

  it('DOOR-1 AUTH-18 an email that the browser filled in without an event asks for the password too', async () => {
    const opened = await openDashboard();
    const email = await field('Email');
    (email as HTMLInputElement).value = 'new@example.com';
    await userEvent.click(button('Save changes'));
    const password = await field('Current password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(patches(opened)).toEqual([]);
  });
});
