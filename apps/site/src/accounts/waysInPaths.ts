/** Pages that mails lead to, and the list of a member's ways in. */
export const waysInPaths = {
  list: '/accounts/ways-in/',
  confirmEmail: '/accounts/confirm-email/',
  takeBackEmail: '/accounts/take-back-email/',
} as const;
