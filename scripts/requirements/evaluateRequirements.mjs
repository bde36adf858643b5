/** @typedef {{ ids: string[], status: 'passed' | 'failed' | 'written' }} TestResult */

/**
 * Evaluates which requirements and clauses are named by passing tests.
 * @param {{ id: string, section: string }[]} requirements
 * @param {import('./readClauses.mjs').ClausesById} clauses
 * @param {TestResult[]} tests
 * @returns {{ rows: { id: string, section: string, isProven: boolean, clauses: { name: string, text: string,
 *   isProven: boolean }[] }[], unknown: string[] }} `unknown`: clauses that a test names but that are not in the list
 */
export function evaluateRequirements(requirements, clauses, tests) {
  /** @type {Set<string>} */
  const proven = new Set();
  /** @type {Set<string>} */
  const refuted = new Set();
  for (const { ids, status } of tests) {
    for (const id of ids.flatMap(withItsRequirement)) (status === 'failed' ? refuted : proven).add(id);
  }
  const isProven = (/** @type {string} */ id) => proven.has(id) && !refuted.has(id);
  const rows = requirements.map(({ id, section }) => ({
    id,
    section,
    isProven: isProven(id),
    clauses: (clauses.get(id) ?? []).map((clause) => ({
      ...clause,
      isProven: isProven(`${id}.${clause.name}`),
    })),
  }));
  const knownNames = new Set(rows.flatMap((row) => row.clauses.map(({ name }) => `${row.id}.${name}`)));
  const ids = new Set(requirements.map(({ id }) => id));
  const isUnknown = (/** @type {string} */ name) =>
    name.includes('.') && ids.has(getRequirement(name)) && !knownNames.has(name);
  return { rows, unknown: [...new Set([...proven, ...refuted])].filter(isUnknown).sort() };
}

/**
 * A test of `LIST-8.to-do` is also a test of `LIST-8`.
 * @param {string} id
 */
function withItsRequirement(id) {
  return id.includes('.') ? [id, getRequirement(id)] : [id];
}

/** @param {string} id a requirement's or a clause's */
function getRequirement(id) {
  return id.replace(/\..*/, '');
}
