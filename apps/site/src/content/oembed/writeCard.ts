import { escapeHtml } from '@cityguide/site-config/formats';
import { createImageUrl } from '../../pages/links/createImageUrl';
import type { Card } from './Card';

const SAVE = {
  'save-button': { en: 'Save', fr: 'Enregistrer' },
  bookmark: { en: 'Bookmark', fr: 'Marquer' },
};
/** Height over width of a picture in a card. */
const RATIO = 2 / 3;

/**
 * The card as HTML for a page of another system: complete without script or styles. Where the embed script is on the page, its
 * link becomes the button.
 * @param options `origin` of the site, for all addresses; `width` in px
 */
export function writeCard(
  card: Card,
  options: { origin: string; width: number; language: 'en' | 'fr'; loginPath: string },
): string {
  const { origin, width, language, loginPath } = options;
  const href = escapeHtml(origin + card.path);
  const title = escapeHtml(card.title);
  const picture = getCardPicture(card, origin, width);
  const image = picture
    ? `<a href="${href}"><img src="${escapeHtml(picture.url)}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy"></a>`
    : '';
  const save = `<div data-widget="${card.widget}" ${card.attribute}="${card.id}" data-name="${title}"><a href="${escapeHtml(origin + loginPath)}" rel="nofollow">${SAVE[card.widget][language]}</a></div>`;
  const text = card.text ? `<p>${escapeHtml(card.text)}</p>` : '';
  return `<div class="cityguide-card">${image}<p><strong><a href="${href}">${title}</a></strong></p>${text}${save}</div>`;
}

/** The picture of a card in its width. */
export function getCardPicture({ image }: Pick<Card, 'image'>, origin: string, width: number) {
  if (!image) return undefined;
  const height = Math.round(width * RATIO);
  const url = createImageUrl(image, { width, height });
  return { url: url.startsWith('/') ? origin + url : url, width, height };
}
