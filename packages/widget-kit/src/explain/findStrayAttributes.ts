import { findNearest } from './findNearest';
import type { MarkupProblem } from './MarkupProblem';

const QUOTES = '[”“„″«»‟]';
const QUOTED = new RegExp(`^${QUOTES}+|${QUOTES}+$`, 'g');
/** Of every element of HTML; whoever writes them means them. */
const GLOBAL = /^(id|class|style|title|lang|dir|hidden|role|tabindex|translate|aria-.*|on.*)$/;
/** What the embed script and the CMS write themselves. */
const OURS = /^data-(widget|cg-.*)$/;

/** The value without the typographic quotes that a word processor put around it; undefined where there are none. */
export function stripSmartQuotes(text: string): string | undefined {
  const meant = text.replaceAll(QUOTED, '');
  return meant === text ? undefined : meant;
}

/**
 * The attributes of a mount point that look like an option and are none. Attributes of other code stay unmentioned, unless
 * `isSnippet`: a snippet that an editor pastes has nothing else in it.
 */
export function findStrayAttributes(
  element: Element,
  known: readonly string[],
  { isSnippet = false } = {},
): MarkupProblem[] {
  return element.getAttributeNames().flatMap((attribute): MarkupProblem[] => {
    if (known.includes(attribute) || OURS.test(attribute) || GLOBAL.test(attribute)) return [];
    const nearest = findNearest(attribute.startsWith('data-') ? attribute : `data-${attribute}`, known);
    if (nearest && !element.hasAttribute(nearest)) return [{ kind: 'misspelt-option', attribute, nearest }];
    return isSnippet ? [{ kind: 'unknown-option', attribute, known }] : [];
  });
}
