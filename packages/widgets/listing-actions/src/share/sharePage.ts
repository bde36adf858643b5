import type { SharedPage } from './readSharedPage';

export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'mailed';

/**
 * Opens the system's share sheet; where there is none, copies the URL; where that is forbidden, opens a mail. Never
 * rejects.
 */
export async function sharePage(
  page: SharedPage,
  openMail: (url: string) => void = (url) => location.assign(url),
): Promise<ShareResult> {
  return (await openSheet(page)) ?? (await copy(page)) ?? mail(page, openMail);
}

async function openSheet(page: SharedPage): Promise<ShareResult | undefined> {
  // Missing in some browsers, although the types always have it.
  if (typeof navigator.share !== 'function') return undefined;
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : undefined;
  }
}

async function copy({ url }: SharedPage): Promise<ShareResult | undefined> {
  try {
    // Undefined on pages without TLS: that throws, like a denied permission.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return undefined;
  }
}

function mail({ title, url }: SharedPage, openMail: (url: string) => void): ShareResult {
  openMail(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
  return 'mailed';
}
