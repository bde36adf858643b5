import assert from 'node:assert/strict';
import type { Route } from '../wire/route';
import type { ConformanceCase } from './conformanceCase';
import type { World } from './createWorld';

export interface CaseReport {
  title: string;
  error?: unknown;
}

/** The case that ends every run: it fails while an answer of the contract has not been seen. */
export function coverageCase(routes: readonly Route[]): ConformanceCase {
  return {
    title: 'API-1 every declared answer of every route has been seen',
    async run({ ledger }) {
      const unseen = ledger.findUnseen(routes);
      assert.equal(unseen.length, 0, `No case brings about ${unseen.join(', ')}.`);
    },
  };
}

/** Runs cases one after the other without a test runner, and tells of each as it ends. */
export async function runCases(
  world: World,
  { cases, tell }: { cases: readonly ConformanceCase[]; tell(report: CaseReport): void },
): Promise<CaseReport[]> {
  const reports: CaseReport[] = [];
  for (const { title, run } of cases) {
    const report: CaseReport = { title };
    try {
      await run(world);
    } catch (error) {
      report.error = error;
    }
    tell(report);
    reports.push(report);
  }
  return reports;
}
