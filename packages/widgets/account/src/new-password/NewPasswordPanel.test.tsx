import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CONFIRM = 'profiles/reset-password/confirm/';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Save new password' });

/** A page opened by the link of a reset mail. */
async function followLink({ isUsed = false } = {}) {
  const token = 'a-b_c';
  const opened = await openPage({
    address: `https://city.example/accounts/reset-password/?token=${token}`,
    prepare: ({ state, member }) => {
      if (!isUsed) state.resetTokens.set(token, member);
    },
  });
  await screen.findByRole('dialog', { name: 'Choose a new password' });
  return { ...opened, token };
}

async function choose(password: string, again = password) {
  await userEvent.clear(field('New password'));
  await userEvent.clear(field('New password again'));
  await userEvent.type(field('New password'), password);
  await userEvent.type(field('New password again'), again);
  await userEvent.click(submit());
}

describe('the panel that the link of a reset mail opens', () => {
  it('AUTH-12.opens AUTH-12.token-leaves AUTH-12.log-in saves the new password and leads to the log-in, which says so', async () => {
    const { backend, page, sent, token } = await followLink();
    expect(page.url().href).toBe('https://city.example/accounts/reset-password/');
    await choose('gooseberry-fool');
    await screen.findByRole('dialog', { name: 'Log in or Sign up' });
    expect(screen.getByText('Your new password is saved. Log in with it.')).toBeVisible();
    expect(sent(CONFIRM)[0]?.body).toEqual({ token, new_password: 'gooseberry-fool' });
    expect(backend.member.password).toBe('gooseberry-fool');
    await userEvent.type(field('Email'), backend.member.profile.email);
    await userEvent.type(field('Password'), 'gooseberry-fool{Enter}');
    await waitFor(() => expect(page.assign).toHaveBeenCalledWith('/'), { timeout: 3000 });
  });

  it('AUTH-12 says at the field why a password is too weak; the link still works', async () => {
    await followLink();
    await choose('1234');
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/^\* This password is too short/),
    );
    expect(field('New password')).toHaveFocus();
    await choose('gooseberry-fool');
    await screen.findByRole('dialog', { name: 'Log in or Sign up' });
  });

  it('AUTH-12.used AUTH-12.new-mail says that a link is used or expired, and offers a new one', async () => {
    await followLink({ isUsed: true });
    await choose('gooseberry-fool');
    const notice = await screen.findByText(/^This link no longer works\./);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible();
  });

  it('AUTH-12 passwords that differ are reported and not sent', async () => {
    const { sent } = await followLink();
    await choose('gooseberry-fool', 'gooseberry-jam');
    expect(await screen.findByText("* The two passwords fields didn't match.")).toBeVisible();
    expect(sent(CONFIRM)).toHaveLength(0);
  });

  it('AUTH-18.tokens tells password managers that both are new', async () => {
    await followLink();
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('New password again')).toHaveAttribute('autocomplete', 'new-password');
  });
});
