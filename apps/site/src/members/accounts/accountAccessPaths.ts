/** Pages about the access to an account; mails link to the list and to the two with a token. */
export const accountAccessPaths = {
  list: '/accounts/account-access/',
  /** The buttons of the list post to these paths. */
  session: '/accounts/account-access/session/',
  identity: '/accounts/account-access/identity/',
  pendingEmail: '/accounts/account-access/pending-email/',
  changeEmail: '/accounts/email/',
  confirmEmail: '/accounts/confirm-email/',
  takeBackEmail: '/accounts/take-back-email/',
} as const;
