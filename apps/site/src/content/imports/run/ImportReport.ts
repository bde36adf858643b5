import type { ContentKind, FieldProblem } from '../ContentKind';
import type { Mapping } from '../columns/createColumnMapping';

/** A problem with where it is in the file. */
export interface LineProblem extends FieldProblem {
  line: number;
}

/** What an import did, or a dry run would do. */
export interface ImportReport {
  kind: ContentKind;
  file: string;
  isDryRun: boolean;
  counts: {
    /** Records of the file. */
    read: number;
    created: number;
    changed: number;
    unchanged: number;
    /** What the file does not have any more. */
    withdrawn: number;
    /** Records that were left out, as something in them is wrong. */
    rejected: number;
  };
  /** At most a thousand. */
  problems: readonly LineProblem[];
  /** How many more there are. */
  furtherProblems: number;
  /** Categories and neighbourhoods that were not there. */
  added: readonly string[];
  /** What else whoever reads this should know. */
  notes: readonly string[];
  /** Which column is which field: a mapping file. */
  mapping: Mapping;
}
