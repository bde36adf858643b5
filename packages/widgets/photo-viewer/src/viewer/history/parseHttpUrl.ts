import { readHashId } from '../../readPhotoId';

/** Parses an http(s) URL, or a path of this site; undefined for anything else (`javascript:`). */
export function parseHttpUrl(address: string | null | undefined): URL | undefined {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const getPhotoHash = ({ hash }: URL) => (readHashId(hash) ? hash : '');

/** The path of a URL of this site, with the anchor of a photo; undefined for other sites and invalid URLs. */
export function getSameOriginPath(address: string | null | undefined): string | undefined {
  const url = parseHttpUrl(address);
  return url?.origin === location.origin ? url.pathname + url.search + getPhotoHash(url) : undefined;
}
