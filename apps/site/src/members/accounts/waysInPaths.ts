/** Pages about the ways into an account; mails lead to the list and to the two that have a token. */
export const waysInPaths = {
  list: '/accounts/ways-in/',
  /** Where the list's buttons post to. */
  session: '/accounts/ways-in/session/',
  identity: '/accounts/ways-in/identity/',
  pendingEmail: '/accounts/ways-in/pending-email/',
  changeEmail: '/accounts/email/',
  confirmEmail: '/accounts/confirm-email/',
  takeBackEmail: '/accounts/take-back-email/',
} as const;
