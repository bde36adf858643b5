import { namePlan, type ServerPlan } from '../own-servers/ServerPlan';
import type { LineResult } from '../runLine';
import type { AttackedSite } from '../site/AttackedSite';
import { formatResult, tableHead } from './formatTable';

/** What is told of one site. */
export interface SiteReport {
  add(result: LineResult): void;
  /** Says what stays behind on the site. */
  end(site: AttackedSite): void;
  /** Writes what was kept until the site was done. */
  print(): void;
}

export interface Reporter {
  /** Of several servers each is told of as a whole, since they are attacked at the same time; of one site, line by line. */
  begin(plan?: ServerPlan): SiteReport;
  results: readonly LineResult[];
}

interface Manner {
  write(text: string): void;
  /** For machines, which read the results at the end. */
  isQuiet: boolean;
  hasSeveralSites: boolean;
}

export function createReporter({ write, isQuiet, hasSeveralSites }: Manner): Reporter {
  const results: LineResult[] = [];
  return {
    results,
    begin(plan) {
      const kept: string[] = [];
      const say = (text: string) => {
        if (isQuiet) return;
        if (hasSeveralSites) kept.push(text);
        else write(`${text}\n`);
      };
      say(plan ? `\n${namePlan(plan)}\n${tableHead}` : tableHead);
      return {
        add(result) {
          results.push(result);
          say(formatResult(result));
        },
        end({ remains }) {
          for (const words of remains) say(`      stays behind: ${words}`);
        },
        print: () => kept.forEach((text) => write(`${text}\n`)),
      };
    },
  };
}
