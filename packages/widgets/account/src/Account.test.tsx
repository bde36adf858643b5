import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLogin, openPage, server } from './testing/openAccount';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const whenClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the account dialogs', () => {
  it('AUTH-16 show nothing until they are opened', async () => {
    await openPage();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('O-DLG-01 AUTH-7.hide AUTH-7.hide-clears AUTH-16.returns return the focus and clear the error when closed by Escape', async () => {
    const { opener, store } = await openLogin();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Log in to your account' }));
    await screen.findByText(/^\* /);
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    expect(opener).toHaveFocus();
    act(() => store.login.displayLogin());
    await screen.findByRole('dialog');
    expect(screen.queryByText(/^\* /)).not.toBeInTheDocument();
  });

  it.each([
    ['Forgot password?', 'Reset password'],
    ['Sign up', 'Sign up'],
  ])('O-DLG-05 AUTH-7.sign-up AUTH-7.reset give the focus back after %s', async (press, title) => {
    const { opener } = await openLogin();
    await userEvent.click(screen.getByRole('button', { name: press }));
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await whenClosed();
    expect(opener).toHaveFocus();
  });

  it('AUTH-11.opens AUTH-11.once O-DLG-04 open the sign-up once where the URL says so', async () => {
    const { store } = await openPage({ address: 'https://city.example/?signupDialogActive=1' });
    await screen.findByRole('dialog', { name: 'Sign up' });
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    await act(async () => {
      store.pageShown(true);
      await store.session.whenKnown();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('FMT-5.french are in French on a French site', async () => {
    const { store } = await openPage({ site: { languages: ['fr-CA'] } });
    act(() => store.login.displayLogin());
    await screen.findByRole('dialog', { name: 'Connexion ou inscription' });
    expect(screen.getByRole('button', { name: 'Se connecter à mon compte' })).toBeVisible();
  });

  it('AUTH-7.withdrawn AUTH-16 cancel a pending log-in when they are closed', async () => {
    const { backend, page, sent, store } = await openLogin();
    backend.injectFault({ path: 'profiles/email-login/' }, { kind: 'hang' });
    await userEvent.type(screen.getByLabelText('Email'), backend.member.profile.email);
    await userEvent.type(screen.getByLabelText('Password'), `${backend.member.password}{Enter}`);
    await waitFor(() => expect(sent('profiles/email-login/')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    await waitFor(() => expect(store.login.getState().isFetching).toBe(false));
    expect(page.reload).not.toHaveBeenCalled();
    expect(store.login.getState().loginSuccessful).toBe(false);
  });

  it('clear the typed email once they are closed', async () => {
    const { store } = await openLogin();
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
    await userEvent.keyboard('{Escape}');
    await whenClosed();
    act(() => store.login.displayLogin());
    await screen.findByRole('dialog');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});
