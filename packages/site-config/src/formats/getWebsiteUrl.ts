const WITH_SCHEME = /^https?:\/\//i;
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const OWN_PATH = /^[/.#?\\]/;

/**
 * The URL of a business's own site, ready to link: `https://` is added where the scheme is missing, and anything but
 * http(s) is rejected. Never a URL within the page's own site, which a bare `example.ca` would be in a link.
 */
export function getWebsiteUrl(website: string | null | undefined): string | undefined {
  const text = (website ?? '').trim();
  if (text === '' || (!WITH_SCHEME.test(text) && OTHER_SCHEME.test(text))) return undefined;
  const bare = text.replace(/^https?:/i, '').replace(/^\/\/+/, '');
  if (!WITH_SCHEME.test(text) && OWN_PATH.test(bare)) return undefined;
  const address = WITH_SCHEME.test(text) ? text : `https://${bare}`;
  return isPublicAddress(address) ? address : undefined;
}

/** Rejects what only parses by accident: 'n/a' as a host, 'mailto:a@b.ca' as a user name and password. */
function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && username === '' && password === '';
}
