/** A business's own site, `https://` added where the scheme is missing; undefined for anything but http(s). */
export function linkWebsite(website: string | null | undefined): string | undefined {
  const text = website?.trim() ?? '';
  if (text === '' || /^[/.#?\\]/.test(text)) return undefined;
  const address =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username } = new URL(address);
  const isPublic =
    (protocol === 'https:' || protocol === 'http:') && /[^.]\.[^.]/.test(hostname) && username === '';
  return isPublic ? address : undefined;
}
