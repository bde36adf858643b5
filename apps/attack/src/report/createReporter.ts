import { namePlan, type ServerPlan } from '../own-servers/ServerPlan';
import type { LineResult } from '../runLine';
import type { AttackedSite } from '../site/AttackedSite';
import { formatResult, tableHead } from './formatTable';

export interface Reporter {
  begin(plan: ServerPlan): void;
  add(result: LineResult): void;
  /** Says what stays behind on the site. */
  end(site: AttackedSite): void;
  results: readonly LineResult[];
}

/** Writes each result as soon as it is there, unless `isQuiet`. */
export function createReporter(write: (text: string) => void, isQuiet: boolean): Reporter {
  const results: LineResult[] = [];
  const say = (text: string) => (isQuiet ? undefined : write(`${text}\n`));
  return {
    results,
    begin: (plan) => say(`\n${namePlan(plan)}\n${tableHead}`),
    add(result) {
      results.push(result);
      say(formatResult(result));
    },
    end({ remains }) {
      for (const words of remains) say(`      stays behind: ${words}`);
    },
  };
}
