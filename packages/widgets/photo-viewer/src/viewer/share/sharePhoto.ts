export type ShareResult = 'shared' | 'copied' | 'refused';

/** Opens the system's share sheet; where there is none, copies the URL. Never rejects. */
export async function sharePhoto(photo: { title: string; url: string }): Promise<ShareResult> {
  // Missing in some browsers, although the types always have it.
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
