import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLogin, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const REGISTRATION = 'profiles/email-registration/';
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Create account' });

async function openSignUp(caller?: Parameters<typeof openLogin>[0]) {
  const opened = await openLogin(caller);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('dialog', { name: 'Sign up' });
  return opened;
}

interface Filling {
  email?: string;
  password?: string;
  again?: string;
}

async function fillIn({
  email = 'jo@example.com',
  password = 'rhubarb-pie',
  again = password,
}: Filling = {}) {
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Password again'), again);
}

describe('the sign-up panel', () => {
  it('AUTH-7.sign-up replaces the log-in', async () => {
    await openSignUp();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('form', { name: 'Log in to your account' })).not.toBeInTheDocument();
  });

  it('AUTH-10.differ AUTH-10.differ-prefix AUTH-10.differ-not-sent AUTH-10.differ-cleared says that the passwords differ and sends nothing; changing one clears the message', async () => {
    const { sent } = await openSignUp();
    await fillIn({ again: 'rhubarb-tart' });
    await userEvent.click(submit());
    expect(await screen.findByText("* The two passwords fields didn't match.")).toBeVisible();
    await waitFor(() => expect(field('Password')).toHaveFocus());
    expect(sent(REGISTRATION)).toHaveLength(0);
    await userEvent.type(field('Password again'), 'x');
    expect(screen.queryByText(/didn't match/)).not.toBeInTheDocument();
  });

  it('AUTH-10.server-errors AUTH-18.kept shows what the server says about email and password', async () => {
    await openSignUp();
    await fillIn({ email: 'maya@example.com', password: '1234' });
    await userEvent.click(submit());
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('* This email is already in use.'),
    );
    expect(field('Password')).toHaveAccessibleDescription(/^\* This password is too short/);
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue('maya@example.com');
    for (const label of ['Password', 'Password again']) expect(field(label)).toHaveValue('1234');
  });

  it('AUTH-10.onboarding AUTH-10.next continues to the onboarding, which returns here', async () => {
    const { page, sent } = await openSignUp();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(page.assign).toHaveBeenCalledWith('/accounts/onboarding?next=%2Fplaces%2Fx%2F%3Fa%3D1'),
    );
    expect(sent(REGISTRATION)[0]?.body).toEqual({ email: 'jo@example.com', password: 'rhubarb-pie' });
  });

  it.each(['jo+tag@example.com', "o'hara@example.ca"])('O-FRM-04 sends %s as it was typed', async (email) => {
    const { sent } = await openSignUp();
    await fillIn({ email });
    await userEvent.click(submit());
    await waitFor(() => expect(sent(REGISTRATION)).toHaveLength(1));
    expect(sent(REGISTRATION)[0]?.body).toMatchObject({ email });
  });

  it('O-FRM-02 AUTH-10.server-alone AUTH-18.once creates one account however often it is pressed, and can be sent again after an error', async () => {
    const { sent } = await openSignUp();
    await fillIn({ password: '1234' });
    fireEvent.click(submit());
    fireEvent.click(submit());
    await screen.findByText(/^\* This password is too short/);
    expect(sent(REGISTRATION)).toHaveLength(1);
    await userEvent.click(submit());
    await waitFor(() => expect(sent(REGISTRATION)).toHaveLength(2));
  });

  it('AUTH-10.fields AUTH-18.tokens tells password managers that the password is new', async () => {
    await openSignUp();
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Password again')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('AUTH-15.sign-up keeps what the visitor was about to do, also on the way back to the log-in', async () => {
    const { store } = await openSignUp({ callerControl: 'add-favourite', objectId: 42 });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog', { name: 'Log in or Sign up' });
    expect(store.login.getState()).toMatchObject({ callerControl: 'add-favourite', objectId: 42 });
  });

  it('keeps the email that was typed in the log-in', async () => {
    await openLogin();
    await userEvent.type(field('Email'), 'jo@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await screen.findByRole('dialog', { name: 'Sign up' });
    expect(field('Email')).toHaveValue('jo@example.com');
  });
});
