import { readFileSync } from 'node:fs';
import { type Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The axe violations of the current page, one line each. A whole page takes seconds: if only one part of it has changed
 * since the last check, pass that part.
 */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          part: string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(part, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
    );
  }, within);
}
