import type { SharedPage } from './readSharedPage';

export type Shared = 'shared' | 'cancelled' | 'copied' | 'mailed';

/** Shares by the system's own sheet; where there is none, copies the address; where that is forbidden, writes a mail. Never rejects. */
export async function sharePage(
  page: SharedPage,
  write: (address: string) => void = (address) => location.assign(address),
): Promise<Shared> {
  return (await openSheet(page)) ?? (await copy(page)) ?? mail(page, write);
}

async function openSheet(page: SharedPage): Promise<Shared | undefined> {
  // Browsers without it have no such function, whatever the types say.
  if (typeof navigator.share !== 'function') return undefined;
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : undefined;
  }
}

async function copy({ url }: SharedPage): Promise<Shared | undefined> {
  try {
    // Absent on pages without TLS: that throws like a refusal.
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return undefined;
  }
}

function mail({ title, url }: SharedPage, write: (address: string) => void): Shared {
  write(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
  return 'mailed';
}
