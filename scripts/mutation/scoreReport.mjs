const KILLED = ['Killed', 'Timeout'];

/**
 * Counts what a report of Stryker says, as its own score does: of all breaks that compile and run, the share that a test
 * noticed. A test that never ends has noticed.
 * @param {{ files: Record<string, { mutants: object[] }> }} report
 */
export function scoreReport({ files }) {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
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
