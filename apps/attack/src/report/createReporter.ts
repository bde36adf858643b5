import { formatVariant, type ServerVariant } from '../own-servers/ServerVariant';
import type { LineResult } from '../runLine';
import type { AttackedSite } from '../site/AttackedSite';
import { formatResult, tableHead } from './formatTable';

/** The report about one site. */
export interface SiteReport {
  add(result: LineResult): void;
  /** Reports what could not be removed from the site. */
  end(site: AttackedSite): void;
  /** Writes the lines that were buffered until the site was done. */
  print(): void;
}

export interface Reporter {
  /**
   * With several servers, which are attacked in parallel, each report is written as a whole; for a single site, line by
   * line.
   */
  begin(plan?: ServerVariant): SiteReport;
  results: readonly LineResult[];
}

interface ReporterOptions {
  write(text: string): void;
  /** For `--json`, which writes the results at the end. */
  isQuiet: boolean;
  hasSeveralSites: boolean;
}

export function createReporter({ write, isQuiet, hasSeveralSites }: ReporterOptions): Reporter {
  const results: LineResult[] = [];
  return {
    results,
    begin(plan) {
      const buffered: string[] = [];
      const writeLine = (text: string) => {
        if (isQuiet) return;
        if (hasSeveralSites) buffered.push(text);
        else write(`${text}\n`);
      };
      writeLine(plan ? `\n${formatVariant(plan)}\n${tableHead}` : tableHead);
      return {
        add(result) {
          results.push(result);
          writeLine(formatResult(result));
        },
        end({ leftovers }) {
          for (const note of leftovers) writeLine(`      stays behind: ${note}`);
        },
        print: () => buffered.forEach((text) => write(`${text}\n`)),
      };
    },
  };
}
