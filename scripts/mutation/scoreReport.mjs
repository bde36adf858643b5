const KILLED = ['Killed', 'Timeout'];

/**
 * Calculates the score of an area from Stryker's reports of its parts, like Stryker: of all mutants that compile and
 * run, the share that a test detected. A test that times out has detected the mutant.
 * @param {{ files: Record<string, { mutants: object[] }> }[]} reports
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

const describeMutant = ({ file, location: { start }, mutatorName, replacement }) => ({
  place: `${file}:${start.line}`,
  change: `${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`,
});
