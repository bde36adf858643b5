import { attackLines } from './lines';
import { runLine } from './runLine';
import { startBrokenSite } from './testing/startBrokenSite';

/** Lines that need a real load, a provider or our own client (34). */
const ELSEWHERE = new Set([28, 30, 31, 34]);

describe('lines of attack', () => {
  it('DOOR-12 are numbered without gaps, each with its threat and its rule as a sentence', () => {
    expect(attackLines.map(({ number }) => number)).toEqual(attackLines.map((_line, index) => index + 1));
    for (const { threat, rule } of attackLines) {
      expect(threat).toMatch(/^\S.{5,60}$/);
      expect(rule).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('DOOR-12 are all built', () => {
    expect(attackLines.filter(({ notYet }) => notYet)).toEqual([]);
  });

  it.each(
    attackLines.filter(({ number }) => !ELSEWHERE.has(number)).map((line) => [line.number, line] as const),
  )('DOOR-12 line %i does not hold on a site that does everything wrong', async (_number, line) => {
    const { site, stop } = await startBrokenSite();
    const { outcome } = await runLine(line, site, { stopsAtOpening: true });
    await stop();
    expect(outcome).toBe('open');
  });
});
