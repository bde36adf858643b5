import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLogin, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in to your account' });
const whenIdle = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
const LOGIN = 'profiles/email-login/';

async function fillIn(given: { email: string; password: string }) {
  await userEvent.type(email(), given.email);
  await userEvent.type(password(), given.password);
}

describe('the log-in panel', () => {
  it('AUTH-6.heading AUTH-6.sign-up AUTH-6.facebook AUTH-6.form AUTH-6.forgot AUTH-6.links has its heading, log-in options, form and links', async () => {
    const { dialog } = await openLogin();
    const panel = within(dialog);
    expect(panel.getByRole('heading', { name: 'Log in or Sign up' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Log in with Facebook' })).toHaveAttribute(
      'href',
      '/profiles/facebook-login/?next=%2Fplaces%2Fx%2F%3Fa%3D1',
    );
    expect(panel.getByRole('form', { name: 'Log in to your account' })).toContainElement(email());
    for (const part of [password(), submit()]) expect(email().form).toContainElement(part);
    expect(panel.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy/');
    expect(panel.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/termsofservice/');
  });

  it('AUTH-18.tokens tells password managers what its fields are', async () => {
    await openLogin();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(email().form).toBe(password().form);
  });

  it('AUTH-18.without-events sends what a password manager filled in without key events', async () => {
    const { backend, sent } = await openLogin();
    email().value = backend.member.profile.email;
    password().value = backend.member.password;
    await userEvent.click(submit());
    await waitFor(() => expect(sent(LOGIN)).toHaveLength(1));
    expect(sent(LOGIN)[0]?.body).toEqual({
      email: backend.member.profile.email,
      password: backend.member.password,
    });
  });

  it('AUTH-8.message AUTH-8.announced AUTH-8.message-first AUTH-8.reload shows and announces that it succeeded before the page reloads', async () => {
    const { backend, page } = await openLogin();
    const regions = screen.getAllByRole('status');
    await fillIn({ email: backend.member.profile.email, password: backend.member.password });
    await userEvent.click(submit());
    const successMessage = await screen.findByText('Login successful.');
    expect(successMessage).toBeVisible();
    expect(regions).toContain(successMessage.closest('[role="status"]'));
    expect(page.reload).not.toHaveBeenCalled();
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1), { timeout: 3000 });
  });

  it('O-FRM-01 AUTH-8.enter AUTH-8.shift sends once by Enter in the password, opens nothing else, and not at all with Shift', async () => {
    const { sent, store } = await openLogin();
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sent(LOGIN)).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('* Unable to log in with provided credentials.');
    expect(sent(LOGIN)).toHaveLength(1);
    expect(store.login.getState()).toMatchObject({
      isOpen: true,
      isSignUpDialogOpen: false,
      isResetPasswordDialogOpen: false,
    });
  });

  it('O-FRM-05 AUTH-8.composing leaves Enter to an input method that is composing', async () => {
    const { sent } = await openLogin();
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    fireEvent.keyDown(password(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(password(), { key: 'Enter', keyCode: 229 });
    expect(sent(LOGIN)).toHaveLength(0);
    fireEvent.keyDown(password(), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(sent(LOGIN)).toHaveLength(1));
  });

  it('O-FRM-02 AUTH-18.once sends once however often it is pressed while it is sending', async () => {
    const { sent } = await openLogin();
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    // All synchronously, however busy the machine is.
    fireEvent.click(submit());
    fireEvent.click(submit());
    fireEvent.keyDown(password(), { key: 'Enter' });
    fireEvent.keyDown(password(), { key: 'Enter' });
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('* Unable to log in with provided credentials.');
    expect(sent(LOGIN)).toHaveLength(1);
  });

  it('AUTH-8.first-message AUTH-8.at-field AUTH-8.prefix shows each error under its field, marked, and moves the focus to the first', async () => {
    const { backend } = await openLogin();
    const body = { email: ['No such address.'], password: ['Too short.', 'Too common.'] };
    backend.injectFault({ path: LOGIN }, { kind: 'fail', status: 400, body });
    await fillIn({ email: 'maya@example.com', password: 'x' });
    await userEvent.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('* No such address.'));
    expect(password()).toHaveAccessibleDescription('* Too short.');
    expect(screen.queryByText(/Too common/)).not.toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  it('AUTH-18.kept keeps what was typed when it fails', async () => {
    await openLogin();
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    await userEvent.click(submit());
    await screen.findByText('* Unable to log in with provided credentials.');
    expect(email()).toHaveValue('maya@example.com');
    expect(password()).toHaveValue('wrong');
  });

  it('O-FRM-03 can be sent again after every kind of failure, and reports the same error again', async () => {
    const { backend, sent } = await openLogin();
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    const failures = [
      { kind: 'html', status: 500 },
      { kind: 'fail', status: 400, body: { non_field_errors: ['x'] } },
      { kind: 'fail', status: 400, body: { non_field_errors: ['x'] } },
      { kind: 'disconnect' },
    ] as const;
    for (const [index, failure] of failures.entries()) {
      const calm = backend.injectFault({ path: LOGIN }, failure);
      await userEvent.click(submit());
      await waitFor(() => expect(sent(LOGIN)).toHaveLength(index + 1));
      await whenIdle();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(failure.kind === 'fail' ? /^\* x$/ : /^\* \S+/);
      await waitFor(() => expect(alert).toHaveFocus());
      calm();
    }
  });

  it('AUTH-9.email AUTH-9.silent AUTH-9.email-length AUTH-9.password-length neither sends nor reports a malformed address; the focus shows where to look', async () => {
    const { sent } = await openLogin();
    await fillIn({ email: 'maya', password: 'rhubarb' });
    await userEvent.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(sent(LOGIN)).toHaveLength(0);
    expect(screen.queryByText(/^\* /)).not.toBeInTheDocument();
    expect(email()).toHaveAttribute('maxlength', '255');
    expect(password()).toHaveAttribute('maxlength', '255');
  });

  it('AUTH-15.sends sends along what the visitor was about to do', async () => {
    const { sent } = await openLogin({ callerControl: 'add-favourite', objectId: 42 });
    await fillIn({ email: 'maya@example.com', password: 'wrong' });
    await userEvent.click(submit());
    await waitFor(() => expect(sent(LOGIN)).toHaveLength(1));
    expect(Object.fromEntries(sent(LOGIN)[0]?.url.searchParams ?? [])).toMatchObject({
      post_authenticate_action: 'add-favourite',
      object_id: '42',
    });
  });

  it('AUTH-14.facebook goes to Facebook on a plain click', async () => {
    const { page } = await openLogin();
    await userEvent.click(screen.getByRole('link', { name: 'Log in with Facebook' }));
    await waitFor(() =>
      expect(page.assign).toHaveBeenCalledWith('/profiles/facebook-login/?next=%2Fplaces%2Fx%2F%3Fa%3D1'),
    );
  });
});
