/** An axe rule that the page violates, and where. */
export interface Violation {
  rule: string;
  help: string;
  impact: string;
  /** A selector for each element that violates it. */
  selectors: readonly string[];
}

/** Rules about whole pages; the stage only shows a part of one. */
const PAGE_LEVEL_RULES = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** What axe finds on the stage in its current state, including dialogs. axe is loaded on first use. */
export async function findViolations(): Promise<Violation[]> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(PAGE_LEVEL_RULES.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, help, impact, nodes }) => ({
    rule: id,
    help,
    impact: impact ?? 'minor',
    selectors: nodes.map(({ target }) => target.flat().join(' ')),
  }));
}
