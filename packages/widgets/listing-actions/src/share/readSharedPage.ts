import { readName } from '@cityguide/widget-kit/controls';

export interface SharedPage {
  title: string;
  url: string;
}

/** What a row shares: the place's own page where the CMS names it, else the page that the row stands on. */
export function readSharedPage(element: HTMLElement): SharedPage {
  return { title: readName(element) || document.title, url: readAddress(element.dataset.shareUrl) };
}

function readAddress(text = ''): string {
  const here = location.href;
  if (text.trim() === '') return here;
  try {
    const url = new URL(text, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href : here;
  } catch {
    return here;
  }
}
