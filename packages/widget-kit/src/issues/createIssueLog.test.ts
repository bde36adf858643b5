import type { MarkupIssue } from './MarkupIssue';
import { createIssueLog } from './createIssueLog';

const issueOf = (element: Element, more: Partial<MarkupIssue> = {}): MarkupIssue => ({
  widget: 'listing-grid',
  element,
  attribute: 'data-limit',
  found: '"many"',
  allowed: 'a number from 1 to 48',
  used: '12',
  ...more,
});

describe('the issue log', () => {
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => onConsole.mockClear());

  it('EMBED-5.report logs an issue on the console with all that an editor needs', () => {
    const element = document.createElement('div');
    createIssueLog().report(issueOf(element));
    expect(onConsole).toHaveBeenCalledWith(
      'Cityguide widget "listing-grid": data-limit is "many"; allowed: a number from 1 to 48. Used instead: 12.',
      element,
    );
  });

  it('EMBED-5.once logs the same issue of an element once, however often it is mounted', () => {
    const element = document.createElement('div');
    const { report } = createIssueLog();
    report(issueOf(element));
    report(issueOf(element));
    expect(onConsole).toHaveBeenCalledTimes(1);
  });

  it('logs other issues, and the same issue of another element', () => {
    const element = document.createElement('div');
    const { report } = createIssueLog();
    report(issueOf(element));
    report(issueOf(element, { attribute: 'data-sub-type' }));
    report(issueOf(document.createElement('div')));
    expect(onConsole).toHaveBeenCalledTimes(3);
  });

  it('logs an issue that all items of a list have once', () => {
    const element = document.createElement('div');
    const { report } = createIssueLog();
    for (const index of [0, 1, 2])
      report(issueOf(element, { attribute: undefined, path: `results[${index}].id` }));
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(onConsole.mock.calls[0]?.[0]).toContain('data at results[0].id');
  });

  it('EMBED-13.error sends cityguide:error from the element, or from the document when it has left', () => {
    const received: [EventTarget | null, string][] = [];
    const onError = ({ target, detail }: CustomEvent<{ widget: string; fault?: MarkupIssue }>) =>
      received.push([target, `${detail.widget} ${detail.fault?.attribute}`]);
    document.addEventListener('cityguide:error', onError);
    const element = document.body.appendChild(document.createElement('div'));
    const gone = document.createElement('div');
    createIssueLog().report(issueOf(element));
    createIssueLog().report(issueOf(gone));
    document.removeEventListener('cityguide:error', onError);
    expect(received).toEqual([
      [element, 'listing-grid data-limit'],
      [document, 'listing-grid data-limit'],
    ]);
    element.remove();
  });
});
