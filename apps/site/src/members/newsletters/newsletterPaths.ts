/** Where the links of newsletter mails lead; below the page of all newsletters. */
export const newsletterPaths = {
  confirm: '/newsletters/confirm/',
  unsubscribe: '/newsletters/unsubscribe/',
} as const;
