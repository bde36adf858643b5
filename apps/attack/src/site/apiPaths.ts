/** Base path of the API. */
export const API = '/api/v2/';

export const apiPaths = {
  hi: `${API}profiles/hi/`,
  me: `${API}profiles/me/`,
  logIn: `${API}profiles/email-login/`,
  signUp: `${API}profiles/email-registration/`,
  reset: `${API}profiles/reset-password/`,
  confirmReset: `${API}profiles/reset-password/confirm/`,
  password: `${API}profiles/me/password/`,
  newsletters: `${API}profiles/guest-newsletters/`,
  listings: `${API}listings/`,
  photos: `${API}photos/`,
} as const;
