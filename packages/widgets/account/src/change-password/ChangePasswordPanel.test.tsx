import type { MockBackend } from '@cityguide/api/mocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CHANGE = 'profiles/me/password/';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Save new password' });
const findDialog = () => screen.findByRole('dialog', { name: 'Change password' });

async function openChange(prepare?: (backend: MockBackend) => void) {
  const opened = await openPage({ isMember: true, prepare });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await findDialog();
  return opened;
}

interface Filling {
  current?: string;
  password?: string;
  again?: string;
}

async function fillIn({
  current = 'rhubarb-pie-42',
  password = 'gooseberry-fool',
  again = password,
}: Filling = {}) {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), password);
  await userEvent.type(field('New password again'), again);
}

describe('the panel to change the password', () => {
  it('AUTH-13.success changes it, confirms it in place of the form, and returns the focus to its opener', async () => {
    const { backend, sent } = await openChange();
    await fillIn();
    await userEvent.click(submit());
    const notice = await screen.findByText(/^Your password has been changed\./);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(sent(CHANGE)[0]?.body).toEqual({
      current_password: 'rhubarb-pie-42',
      new_password: 'gooseberry-fool',
    });
    expect(backend.member.password).toBe('gooseberry-fool');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('AUTH-13.failure AUTH-18.kept shows what the server says at the field, with the focus there and what was typed kept', async () => {
    await openChange();
    await fillIn({ current: 'wrong' });
    await userEvent.click(submit());
    await waitFor(() =>
      expect(field('Current password')).toHaveAccessibleDescription('* The current password is not right.'),
    );
    expect(field('Current password')).toHaveFocus();
    expect(field('New password')).toHaveValue('gooseberry-fool');
    await userEvent.clear(field('Current password'));
    await userEvent.type(field('Current password'), 'rhubarb-pie-42');
    await userEvent.clear(field('New password'));
    await userEvent.type(field('New password'), '1234');
    await userEvent.clear(field('New password again'));
    await userEvent.type(field('New password again'), '1234');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/^\* This password is too short/),
    );
  });

  it('AUTH-13 new passwords that differ are not sent; changing one clears the message', async () => {
    const { sent } = await openChange();
    await fillIn({ again: 'gooseberry-jam' });
    await userEvent.click(submit());
    expect(await screen.findByText("* The two passwords fields didn't match.")).toBeVisible();
    expect(sent(CHANGE)).toHaveLength(0);
    await userEvent.type(field('New password again'), 'x');
    expect(screen.queryByText(/didn't match/)).not.toBeInTheDocument();
  });

  it('DOOR-2 AUTH-13.linked AUTH-13.unlinked shows a linked account, which is unlinked together with the old password', async () => {
    const { backend, sent } = await openChange(({ state, member }) => void state.addIdentity(member));
    const keep = await screen.findByRole('checkbox', { name: 'Keep Facebook linked' });
    expect(keep).not.toBeChecked();
    expect(keep).toHaveAccessibleDescription(/^Facebook logs you in as well\. It will be unlinked/);
    await fillIn();
    await userEvent.click(submit());
    const notice = await screen.findByText(/^Your password has been changed\./);
    expect(notice).toHaveTextContent(/Facebook is no longer linked\.$/);
    expect(sent(CHANGE)[0]?.body).toMatchObject({ keep_identities: false });
    expect(backend.member.identities).toEqual([]);
  });

  it('DOOR-2 AUTH-13.unlinked keeps a linked account where the member says so, also after an error', async () => {
    const { backend } = await openChange(({ state, member }) => void state.addIdentity(member));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Keep Facebook linked' }));
    await fillIn({ current: 'wrong' });
    await userEvent.click(submit());
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    await userEvent.clear(field('Current password'));
    await userEvent.type(field('Current password'), 'rhubarb-pie-42{Enter}');
    const notice = await screen.findByText(/^Your password has been changed\./);
    expect(notice).not.toHaveTextContent('Facebook');
    expect(backend.member.identities).toHaveLength(1);
  });

  it('DOOR-2 AUTH-13.faster nothing is unlinked when the form is submitted before the response', async () => {
    const { backend, sent } = await openChange(({ state, member, injectFault }) => {
      state.addIdentity(member);
      injectFault({ path: 'profiles/me/account-access/' }, { kind: 'delay', delayMs: 600 });
    });
    for (const [label, value] of [
      ['Current password', 'rhubarb-pie-42'],
      ['New password', 'gooseberry-fool'],
      ['New password again', 'gooseberry-fool'],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
    fireEvent.click(submit());
    const keep = await screen.findByRole('checkbox', { name: 'Keep Facebook linked' });
    await waitFor(() => expect(keep).toHaveFocus());
    expect(sent(CHANGE)).toHaveLength(0);
    expect(backend.member.identities).toHaveLength(1);
    await userEvent.click(submit());
    await screen.findByText(/^Your password has been changed\./);
  });

  it('DOOR-2 AUTH-13.no-list works where the backend does not list linked accounts', async () => {
    const { sent } = await openChange(
      ({ injectFault }) =>
        void injectFault({ path: 'profiles/me/account-access/' }, { kind: 'fail', status: 404 }),
    );
    await fillIn();
    await userEvent.click(submit());
    await screen.findByText(/^Your password has been changed\./);
    expect(sent(CHANGE)[0]?.body).not.toHaveProperty('keep_identities');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('AUTH-18.tokens tells password managers what its fields are and which account they belong to', async () => {
    const { backend } = await openChange();
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('New password again')).toHaveAttribute('autocomplete', 'new-password');
    const { form } = field('Current password');
    await waitFor(() =>
      expect(form?.elements.namedItem('username')).toHaveValue(backend.member.profile.email),
    );
    expect(form?.elements.namedItem('username')).toHaveAttribute('autocomplete', 'username');
    expect(form?.elements.namedItem('username')).not.toBeVisible();
  });

  it('AUTH-18.without-events sends what a password manager filled in without any event', async () => {
    const { sent } = await openChange();
    field('Current password').value = 'rhubarb-pie-42';
    field('New password').value = 'gooseberry-fool';
    field('New password again').value = 'gooseberry-fool';
    await userEvent.click(submit());
    await waitFor(() => expect(sent(CHANGE)).toHaveLength(1));
  });

  it('O-FRM-01 O-FRM-02 O-FRM-05 is sent once by Enter, not with Shift or from an input method', async () => {
    const { sent } = await openChange();
    await fillIn();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    fireEvent.keyDown(field('New password again'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field('New password again'), { key: 'Enter', keyCode: 229 });
    expect(sent(CHANGE)).toHaveLength(0);
    fireEvent.keyDown(field('New password again'), { key: 'Enter' });
    fireEvent.keyDown(field('New password again'), { key: 'Enter' });
    await screen.findByText(/^Your password has been changed\./);
    expect(sent(CHANGE)).toHaveLength(1);
  });

  it('O-FRM-03 can be submitted again after every kind of failure', async () => {
    const { backend, sent } = await openChange();
    await fillIn();
    const failures = [{ kind: 'html', status: 500 }, { kind: 'disconnect' }] as const;
    for (const [index, failure] of failures.entries()) {
      const calm = backend.injectFault({ path: CHANGE }, failure);
      await userEvent.click(submit());
      await waitFor(() => expect(sent(CHANGE)).toHaveLength(index + 1));
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^\* \S+/);
      calm();
    }
  });

  it('AUTH-13.guest a guest gets the log-in first, which then returns to it', async () => {
    const { backend, page } = await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('dialog', { name: 'Log in or Sign up' });
    await userEvent.type(field('Email'), backend.member.profile.email);
    await userEvent.type(field('Password'), backend.member.password);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.assign).toHaveBeenCalledTimes(1), { timeout: 3000 });
    const [back = ''] = page.assign.mock.lastCall ?? [];
    cleanup();
    await openPage({ isMember: true, address: `https://city.example${back}` });
    expect(await findDialog()).toBeVisible();
  });
});
