import { isListOf, isNumber, isObjectWith, isOptional, isRecordOf, isText } from '@cityguide/tooling/json';

/**
 * What is read of Stryker's report.
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 */

/** @type {import('@cityguide/tooling/json').Guard<Report>} */
export const isReport = isObjectWith({
  files: isRecordOf(
    isObjectWith({
      mutants: isListOf(
        isObjectWith({
          status: isText,
          mutatorName: isText,
          replacement: isOptional(isText),
          location: isObjectWith({ start: isObjectWith({ line: isNumber }) }),
        }),
      ),
    }),
  ),
});

const KILLED = ['Killed', 'Timeout'];

/**
 * Calculates the score of an area from Stryker's reports of its parts, like Stryker: of all mutants that compile and
 * run, the share that a test detected. A test that times out has detected the mutant.
 * @param {Report[]} reports
 */
export function scoreReport(reports) {
  const all = reports
    .flatMap(({ files }) => Object.entries(files))
    .flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
  const killed = all.filter(({ status }) => KILLED.includes(status)).length;
  const survivors = all.filter(({ status }) => status === 'Survived').map(describeMutant);
  const uncovered = all.filter(({ status }) => status === 'NoCoverage').map(describeMutant);
  const total = killed + survivors.length + uncovered.length;
  return { killed, survivors, uncovered, total, percent: total === 0 ? null : (100 * killed) / total };
}

/** @param {Mutant & { file: string }} mutant */
const describeMutant = ({ file, location: { start }, mutatorName, replacement }) => ({
  place: `${file}:${start.line}`,
  change: `${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`,
});
