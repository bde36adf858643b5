import { openLogin } from '../testing/openLogin';
import { createStatusError } from '../testing/apiErrors';
import { noAuthError } from './parseAuthError';

describe('passwords', () => {
  it('AUTH-12.success a reset that was sent is successful', async () => {
    const { login, services, state } = openLogin();
    await login.resetPassword({ email: ' ada@example.com ' });
    expect(services.api.profiles.resetPassword).toHaveBeenCalledWith({ email: 'ada@example.com' });
    expect(state()).toMatchObject({
      resetPasswordSuccessful: true,
      isFetching: false,
      authError: noAuthError,
    });
  });

  it('AUTH-12.failure a reset that failed keeps the first email error', async () => {
    const { login, services, state } = openLogin();
    services.api.profiles.resetPassword.mockRejectedValueOnce(
      createStatusError(400, { email: ['Unknown.', 'Bad.'] }),
    );
    await login.resetPassword({ email: 'ada@example.com' });
    expect(state()).toMatchObject({ resetPasswordSuccessful: false, isFetching: false });
    expect(state().authError).toEqual({ ...noAuthError, email: 'Unknown.' });
  });

  it('AUTH-13.success a changed password is confirmed', async () => {
    const { login, services, state } = openLogin();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(services.api.profiles.changePassword).toHaveBeenCalledWith({
      current_password: 'old',
      new_password: 'new',
    });
    expect(state()).toMatchObject({ changePasswordSuccessful: true, isFetching: false });
  });

  it('AUTH-13.failure a rejected change keeps the first message of each field', async () => {
    const { login, services, state } = openLogin();
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    services.api.profiles.changePassword.mockRejectedValueOnce(
      createStatusError(400, {
        new_password: ['N1', 'N2'],
        current_password: ['C1'],
        non_field_errors: ['F1'],
      }),
    );
    await login.changePassword({ currentPassword: 'old', newPassword: 'new' });
    expect(state()).toMatchObject({
      changePasswordSuccessful: false,
      authError: { ...noAuthError, new_password: 'N1', current_password: 'C1', nonFieldError: 'F1' },
    });
  });

  it('shows what the server says of the whole request, as when there were too many', async () => {
    const { login, services, state } = openLogin();
    services.api.profiles.resetPassword.mockRejectedValueOnce(
      Object.assign(createStatusError(429), { detail: 'Request was throttled.' }),
    );
    await login.resetPassword({ email: 'ada@example.com' });
    expect(state().authError.nonFieldError).toBe('Request was throttled.');
  });
});
