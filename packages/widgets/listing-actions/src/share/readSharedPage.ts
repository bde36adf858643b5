import { getObjectName } from '@cityguide/widget-kit/controls';

export interface SharedPage {
  title: string;
  url: string;
}

/** What a row shares: the listing's own page if the CMS provides its URL, else the current page. */
export function readSharedPage(element: HTMLElement): SharedPage {
  return { title: getObjectName(element) || document.title, url: readAddress(element.dataset.shareUrl) };
}

function readAddress(text = ''): string {
  const currentUrl = location.href;
  if (text.trim() === '') return currentUrl;
  try {
    const url = new URL(text, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href : currentUrl;
  } catch {
    return currentUrl;
  }
}
