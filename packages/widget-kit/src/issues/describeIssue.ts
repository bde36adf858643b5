import type { MarkupIssue } from './MarkupIssue';

/** One sentence for the console: where it is, what was found, what is allowed, what is used instead. */
export function describeIssue({ widget, attribute, path, found, allowed, used }: MarkupIssue): string {
  const location = attribute ?? (path === undefined ? 'the mount point' : `data at ${path || 'the top'}`);
  return `Cityguide widget "${widget}": ${location} is ${found}; allowed: ${allowed}. Used instead: ${used}.`;
}
