/** Paths of links in newsletter mails, below the page of all newsletters. */
export const newsletterPaths = {
  confirm: '/newsletters/confirm/',
  unsubscribe: '/newsletters/unsubscribe/',
} as const;
