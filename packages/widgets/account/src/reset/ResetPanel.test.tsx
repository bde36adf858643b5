import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLogin, server } from '../testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const RESET = 'profiles/reset-password/';
const email = () => screen.getByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Send the link' });

async function openReset() {
  const opened = await openLogin();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset password' });
  return opened;
}

describe('the reset panel', () => {
  it('AUTH-9.reset-field asks for an email of at most 255 characters', async () => {
    await openReset();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toHaveAttribute('maxlength', '255');
  });

  it('AUTH-12.success O-FRM-04 says where the mail was sent, and moves the focus from the form to that message', async () => {
    const { sent } = await openReset();
    await userEvent.type(email(), 'jo+tag@example.com');
    await userEvent.click(submit());
    const notice = await screen.findByText(
      'An email has been sent to jo+tag@example.com. Click the link in the email to reset your password.',
    );
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(notice).toHaveFocus();
    expect(sent(RESET)[0]?.body).toEqual({ email: 'jo+tag@example.com' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('AUTH-12.failure shows the first error of the email', async () => {
    const { backend } = await openReset();
    const body = { email: ['Enter a valid email address.', 'Another.'] };
    backend.injectFault({ path: RESET }, { kind: 'fail', status: 400, body });
    await userEvent.type(email(), 'jo');
    await userEvent.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('* Enter a valid email address.'));
    expect(screen.queryByText(/Another/)).not.toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  it('returns to the log-in', async () => {
    await openReset();
    await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in or Sign up' })).toBeVisible();
  });
});
