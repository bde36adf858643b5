import { fillMeasured } from './fillMeasured.mjs';
import { formatNumber, formatSummary } from './formatNumber.mjs';
import { readReasons } from './readReasons.mjs';
import { writeGoals } from './writeGoals.mjs';
import { writeSuite } from './writeSuite.mjs';

/**
 * @param {number} round
 * @param {import('../numbers/Rows.mjs').Numbers} numbers
 */
const slow = (round, numbers) => ({ round, arithmeticMs: 5, ...numbers });

describe('numbers', () => {
  it('have about three significant digits', () => {
    expect([1234.5, 56.78, 5.678, 0.0567, 0, 3, undefined].map(formatNumber)).toEqual([
      '1235',
      '56.8',
      '5.68',
      '0.057',
      '0',
      '3',
      '–',
    ]);
  });

  it('show their range unless all rounds agree', () => {
    expect(formatSummary({ median: 2, min: 1, max: 3 })).toBe('2 (1–3)');
    expect(formatSummary({ median: 2, min: 2, max: 2 })).toBe('2');
    expect(formatSummary(undefined)).toBe('–');
  });
});

describe('reasons', () => {
  it('are read from the document', () => {
    const text =
      '# Performance\n\n- **N5** The dialog is fetched first.\n- another line\n- **F3**: Slices are long.';
    expect([...readReasons(text)]).toEqual([
      ['N5', 'The dialog is fetched first.'],
      ['F3', 'Slices are long.'],
    ]);
  });
});

describe('table of goals', () => {
  const rows = (/** @type {number} */ ready) => ({
    bar: { slow: [slow(0, { ready })] },
    'Ghost bar': { slow: [slow(0, { ready: 1000 })] },
  });

  it('says what is met and leaves out what was not measured', () => {
    const table = writeGoals(rows(100), new Map());
    expect(table).toContain('| N2 | bar ready (beside Ghost bar) | 0.19 x | 0.10 | met |  |');
    expect(table.split('\n')).toHaveLength(3);
  });

  it('says what is not met, and why', () => {
    expect(writeGoals(rows(500), new Map([['N2', 'Fonts.']]))).toContain('| 0.50 | **short** | Fonts. |');
    expect(writeGoals(rows(500), new Map())).toContain('no reason known yet');
  });
});

describe('tables of a suite', () => {
  const suite = { id: 'N', title: 'Bar', candidates: ['bar', 'peer'], columns: ['ready', 'heapKB'] };

  it('show what was measured, a table for each profile', () => {
    const rows = {
      bar: { slow: [slow(0, { ready: 1 }), slow(1, { ready: 3 })], heap: [slow(0, { heapKB: 9 })] },
    };
    expect(writeSuite(suite, rows)).toBe(`### N: Bar

Profile slow, 2 rounds.

| page | ready |
| --- | ---: |
| bar | 2 (1–3) |

Profile heap, 1 round.

| page | heapKB |
| --- | ---: |
| bar | 9 |
`);
    expect(writeSuite(suite, {})).toBe('');
  });
});

describe('document', () => {
  it('keeps the text around the report', () => {
    const text = 'before\n<!-- measured -->\nold\n<!-- /measured -->\nafter\n';
    expect(fillMeasured(text, '\nnew\n')).toBe(
      'before\n<!-- measured -->\n\nnew\n\n<!-- /measured -->\nafter\n',
    );
    expect(() => fillMeasured('nothing', 'new')).toThrow('must hold');
  });
});
