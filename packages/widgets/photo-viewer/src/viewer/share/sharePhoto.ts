export type Shared = 'shared' | 'copied' | 'refused';

/** Shares by the system's own sheet; where there is none, copies the address. Never rejects. */
export async function sharePhoto(photo: { title: string; url: string }): Promise<Shared> {
  // Browsers without them have no such objects, whatever the types say.
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(photo);
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(photo.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
