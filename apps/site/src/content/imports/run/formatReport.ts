import { fieldsOf } from '../records/parseRecord';
import type { ImportReport, LineProblem } from './ImportReport';

/** More would hide the summary. */
const MAX_LINES = 50;
const MAX_ADDED = 20;

/** The report for a person: what is wrong by line and field, then what was done. */
export function formatReport(report: ImportReport): string {
  const { problems, furtherProblems, counts, added, notes, mapping, isDryRun, kind } = report;
  const more = problems.length + furtherProblems - MAX_LINES;
  const ignored = Object.entries(mapping.columns).flatMap(([column, field]) =>
    field === null ? [column] : [],
  );
  return [
    ...problems.slice(0, MAX_LINES).map(formatProblem),
    ...(more > 0 ? [`… and ${more} more problems; --json lists up to a thousand.`] : []),
    ...added.slice(0, MAX_ADDED).map((each) => `${isDryRun ? 'Would add' : 'Added'} ${each}.`),
    ...(added.length > MAX_ADDED ? [`… and ${count(added.length - MAX_ADDED)} more.`] : []),
    ...notes,
    ...(ignored.length > 0
      ? [
          `Not taken over: ${ignored.map((column) => `"${column}"`).join(', ')}. A mapping file (--mapping FILE) says which field each is: ${fieldsOf[kind].join(', ')}.`,
        ]
      : []),
    formatCounts(report),
    ...(counts.rejected > 0
      ? [`${count(counts.rejected)} left out, for the reasons above: correct them and import the file again.`]
      : []),
    ...(isDryRun ? ['This was a dry run: nothing has changed.'] : []),
  ].join('\n');
}

const formatProblem = ({ line, field, problem, advice }: LineProblem) =>
  `line ${line}${field === '' ? '' : `, ${field}`}: ${problem} ${advice}`;

function formatCounts({ counts, isDryRun }: ImportReport): string {
  const { read, created, changed, unchanged, withdrawn } = counts;
  const parts = [
    `${count(created)} new`,
    `${count(changed)} changed`,
    `${count(unchanged)} as they were`,
    `${count(withdrawn)} withdrawn`,
  ];
  return `${count(read)} read: ${isDryRun ? 'would be ' : ''}${parts.join(', ')}.`;
}

const numbers = new Intl.NumberFormat('en-CA');
const count = (value: number) => numbers.format(value);
