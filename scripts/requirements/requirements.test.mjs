import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRequirements } from './evaluateRequirements.mjs';
import { readAllClauses, readClauses } from './readClauses.mjs';

const LIST =
  '# Clauses\n\nWhat this is.\n\n## LIST-8\n\n- to-do: A card has a to-do control.\n- phone: A tel link.\n';
const requirements = [{ id: 'LIST-8', section: 'LIST' }];

/** @param {import('./evaluateRequirements.mjs').TestResult[]} tests */
function judge(...tests) {
  return evaluateRequirements(requirements, readClauses(LIST, 'LIST.md'), tests);
}

describe('clauses of the requirements', () => {
  it('are proven only by a passing test that names them', () => {
    const { rows } = judge(
      { ids: ['LIST-8.to-do'], status: 'passed' },
      { ids: ['LIST-8'], status: 'passed' },
    );
    expect(rows[0]?.isProven).toBe(true);
    expect(rows[0]?.clauses.map(({ name, isProven }) => [name, isProven])).toEqual([
      ['to-do', true],
      ['phone', false],
    ]);
  });

  it('are not proven if one of their tests failed, and neither is their line', () => {
    const { rows } = judge(
      { ids: ['LIST-8.phone'], status: 'passed' },
      { ids: ['LIST-8.phone'], status: 'failed' },
    );
    expect(rows[0]?.isProven).toBe(false);
    expect(rows[0]?.clauses[1]?.isProven).toBe(false);
  });

  it('are reported if a test names one that is not in the list', () => {
    expect(judge({ ids: ['LIST-8.fax', 'O-CRD-03.x'], status: 'passed' }).unknown).toEqual(['LIST-8.fax']);
  });

  it.each([
    ['- To do: A card.', 'small letters and hyphens'],
    ['- phone: Another.', 'phone stands twice'],
    ['## LIST-8', 'LIST-8 has a heading already'],
  ])('report where the list cannot be parsed: %s', (line, message) => {
    expect(() => readClauses(`${LIST}${line}\n`, 'LIST.md')).toThrow('docs/clauses/LIST.md, line 9: ');
    expect(() => readClauses(`${LIST}${line}\n`, 'LIST.md')).toThrow(message);
  });

  it('are in a file for each section, which has no line of another', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clauses-'));
    await writeFile(path.join(folder, 'README.md'), '# Clauses\n');
    await writeFile(path.join(folder, 'LIST.md'), LIST);
    expect([...(await readAllClauses(folder)).keys()]).toEqual(['LIST-8']);
    await writeFile(path.join(folder, 'NAV.md'), LIST);
    await expect(readAllClauses(folder)).rejects.toThrow('docs/clauses/NAV.md: LIST-8 belongs elsewhere.');
    await rm(folder, { recursive: true });
  });
});
