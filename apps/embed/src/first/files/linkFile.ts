/** A file that is fetched ahead of its use and checked. */
export interface FileRequest {
  url: string;
  rel: 'modulepreload' | 'stylesheet';
  integrity: string | undefined;
  nonce: string;
}

/**
 * Fetches a module (without running it) or a style sheet by a link element, which the browser checks against
 * `integrity` and which works under a strict Content Security Policy and Trusted Types.
 * Rejects when the file cannot be had or is not what the registry says.
 */
export async function linkFile({ url, rel, integrity, nonce }: FileRequest): Promise<void> {
  const link = document.createElement('link');
  if (rel === 'modulepreload' && !link.relList?.supports?.(rel)) {
    // older Safari and Firefox: the check is made here and the module then comes from the cache
    await fetch(url, { integrity, credentials: 'same-origin' });
    return;
  }
  link.rel = rel;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  if (nonce) link.nonce = nonce;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Cityguide: ${url} could not be loaded`));
    };
    link.href = url;
    document.head.append(link);
  });
}
