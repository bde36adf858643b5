import assert from 'node:assert/strict';
import type { Route } from '../wire/route';
import type { ConformanceCase } from './ConformanceCase';
import type { TestContext } from './createTestContext';

export interface CaseReport {
  title: string;
  error?: unknown;
}

/** The last case of every run: it fails while a response of the contract has not been seen. */
export function coverageCase(routes: readonly Route[]): ConformanceCase {
  return {
    title: 'API-1 every declared answer of every route has been seen',
    async run({ coverage }) {
      const unseen = coverage.findUncovered(routes);
      assert.equal(unseen.length, 0, `No case brings about ${unseen.join(', ')}.`);
    },
  };
}

/** Runs cases one after the other without a test runner, and reports each as it ends. */
export async function runCases(
  context: TestContext,
  { cases, onReport }: { cases: readonly ConformanceCase[]; onReport(report: CaseReport): void },
): Promise<CaseReport[]> {
  const reports: CaseReport[] = [];
  for (const { title, run } of cases) {
    const report: CaseReport = { title };
    try {
      await run(context);
    } catch (error) {
      report.error = error;
    }
    onReport(report);
    reports.push(report);
  }
  return reports;
}
