/** Paths of links in newsletter mails, below the page of all newsletters. */
export const createNewsletterPaths = (publicPrefix: string) => ({
  confirm: `${publicPrefix}/newsletters/confirm/`,
  unsubscribe: `${publicPrefix}/newsletters/unsubscribe/`,
});
