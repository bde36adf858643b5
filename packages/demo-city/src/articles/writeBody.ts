import { escapeHtml } from '@cityguide/site-config/formats';
import type { CityListing } from '../City';
import type { Roundup, Story } from './article';

/** The HTML of an article, from its author's paragraphs. */
export function writeStory({ paragraphs }: Pick<Story, 'paragraphs'>): string {
  return paragraphs.map(writeParagraph).join('\n');
}

/** An introduction, then a heading with a link and the description of each listing. */
export function writeRoundup({ intro }: Pick<Roundup, 'intro'>, places: readonly CityListing[]): string {
  const entries = places.map(
    ({ name, path, description }, index) =>
      `<h2><a href="${path}">${index + 1}. ${escapeHtml(name)}</a></h2>\n<p>${escapeHtml(description)}</p>`,
  );
  return [...intro.map(writeParagraph), ...entries].join('\n');
}

function writeParagraph(text: string): string {
  if (text.startsWith('## ')) return `<h2>${escapeHtml(text.slice(3))}</h2>`;
  if (text.startsWith('> ')) return `<blockquote><p>${escapeHtml(text.slice(2))}</p></blockquote>`;
  return `<p>${escapeHtml(text)}</p>`;
}
