import { emitPageEvent } from '../events/emitPageEvent';
import { describeIssue } from './describeIssue';
import type { MarkupIssue } from './MarkupIssue';

/** Items of one list have the same mistake, so they count as one issue: `results[3].name` → `results[].name`. */
function getIssueKey({ attribute, path, widget }: MarkupIssue): string {
  return `${widget} ${attribute ?? path?.replace(/\[\d+\]/g, '[]') ?? ''}`;
}

/**
 * Reports issues to the console and the page, each once for its element however often the widget is mounted there.
 * Elements are held weakly.
 */
export function createIssueLog(): { report(issue: MarkupIssue): void } {
  const reportedKeys = new WeakMap<Element, Set<string>>();

  function isNew(issue: MarkupIssue): boolean {
    const keys = reportedKeys.get(issue.element) ?? new Set<string>();
    reportedKeys.set(issue.element, keys);
    return keys.size !== keys.add(getIssueKey(issue)).size;
  }

  return {
    report(issue) {
      if (!isNew(issue)) return;
      const message = describeIssue(issue);
      console.error(message, issue.element);
      const target = issue.element.isConnected ? issue.element : document;
      emitPageEvent('cityguide:error', { widget: issue.widget, message, fault: issue }, target);
    },
  };
}
