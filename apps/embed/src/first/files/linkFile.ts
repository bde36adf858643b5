/** A file that is fetched before it is used, and checked. */
export interface FileRequest {
  url: string;
  rel: 'modulepreload' | 'stylesheet';
  integrity: string | undefined;
  nonce: string;
}

/** A pending file. */
export interface LinkedFile {
  /** Rejects when the file cannot be loaded or does not match the registry. */
  loaded: Promise<void>;
  /** Removes the element if the file has not been loaded. */
  cancel(): void;
}

/**
 * Fetches a module (without running it) or a style sheet by a link element, which the browser checks against
 * `integrity` and which works under a strict Content Security Policy and Trusted Types.
 */
export function linkFile({ url, rel, integrity, nonce }: FileRequest): LinkedFile {
  const link = document.createElement('link');
  let cancel = () => link.remove();
  if (rel === 'modulepreload' && !link.relList?.supports?.(rel)) {
    // older Safari and Firefox: the check is made here and the module is then read from the cache
    return { loaded: fetch(url, { integrity, credentials: 'same-origin' }).then(() => undefined), cancel };
  }
  link.rel = rel;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  if (nonce) link.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      cancel = () => undefined;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`Cityguide: ${url} could not be loaded`));
    };
    link.href = url;
    document.head.append(link);
  });
  return { loaded, cancel: () => cancel() };
}
