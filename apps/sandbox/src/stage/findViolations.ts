/** A rule of axe that the page breaks, and where. */
export interface Violation {
  rule: string;
  help: string;
  impact: string;
  /** A selector for each element that breaks it. */
  places: readonly string[];
}

/** Rules about whole pages, of which the stage shows a part. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** What axe finds on the stage as it is now, dialogs included. axe comes when it is first asked. */
export async function findViolations(): Promise<Violation[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, help, impact, nodes }) => ({
    rule: id,
    help,
    impact: impact ?? 'minor',
    places: nodes.map(({ target }) => target.flat().join(' ')),
  }));
}
