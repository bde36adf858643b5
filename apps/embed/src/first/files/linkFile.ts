/** A file that is fetched ahead of its use and checked. */
export interface FileRequest {
  url: string;
  rel: 'modulepreload' | 'stylesheet';
  integrity: string | undefined;
  nonce: string;
}

/** A file on its way. */
export interface LinkedFile {
  /** Rejects when the file cannot be had or is not what the registry says. */
  loaded: Promise<void>;
  /** Takes the element away again where the file has not come. */
  giveUp(): void;
}

/**
 * Fetches a module (without running it) or a style sheet by a link element, which the browser checks against
 * `integrity` and which works under a strict Content Security Policy and Trusted Types.
 */
export function linkFile({ url, rel, integrity, nonce }: FileRequest): LinkedFile {
  const link = document.createElement('link');
  let giveUp = () => link.remove();
  if (rel === 'modulepreload' && !link.relList?.supports?.(rel)) {
    // older Safari and Firefox: the check is made here and the module then comes from the cache
    return { loaded: fetch(url, { integrity, credentials: 'same-origin' }).then(() => undefined), giveUp };
  }
  link.rel = rel;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  if (nonce) link.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      giveUp = () => undefined;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`Cityguide: ${url} could not be loaded`));
    };
    link.href = url;
    document.head.append(link);
  });
  return { loaded, giveUp: () => giveUp() };
}
