import { createTimeZone } from '../createTimeZone';
import { findOpeningState } from './findOpeningState';
import type { OpeningHours } from './OpeningHours';
import { parseOpeningHours } from './parseOpeningHours';

const zone = createTimeZone('America/Toronto');

function readHours(text: string): OpeningHours {
  const hours = parseOpeningHours(text);
  if (!hours || 'problem' in hours) throw new Error(`${text}: ${hours?.problem ?? 'nothing'}`);
  return hours;
}

/** The state in few words, with local times. */
function describeAt(text: string, local: string, offset = '-05:00'): string {
  const nowMs = Date.parse(`${local}${offset}`);
  const state = findOpeningState(readHours(text), { nowMs, zone });
  const show = (timeMs: number | undefined) =>
    timeMs === undefined ? 'nobody knows' : zone.formatWithOffset(timeMs).slice(0, 16).replace('T', ' ');
  if (state.status === 'open') return `open until ${show(state.untilMs)}`;
  if (state.status === 'closed')
    return `closed ${state.isClosedAllDay ? 'all day ' : ''}until ${state.isToday ? 'today ' : ''}${show(state.opensMs)}`;
  return state.status;
}

// 2026-11-30 is a Monday.
const BISTRO = 'Mo-Fr 11:00-14:30,17:00-22:00; Sa 18:00-02:00; Su off; 2026-12-25 off; 12-31 17:00-20:00';

describe('whether a place is open', () => {
  it.each([
    ['2026-11-30T10:59:59', 'closed until today 2026-11-30 11:00'],
    ['2026-11-30T11:00:00', 'open until 2026-11-30 14:30'],
    ['2026-11-30T14:30:00', 'closed until today 2026-11-30 17:00'],
    ['2026-11-30T21:59:59', 'open until 2026-11-30 22:00'],
    ['2026-11-30T22:00:00', 'closed until 2026-12-01 11:00'],
  ])('GUIDE-3.open-now GUIDE-3.split at %s: %s', (moment, state) =>
    expect(describeAt(BISTRO, moment)).toBe(state),
  );

  it.each([
    ['2026-12-05T23:00:00', 'open until 2026-12-06 02:00'],
    ['2026-12-06T01:59:00', 'open until 2026-12-06 02:00'],
    ['2026-12-06T02:00:00', 'closed all day until 2026-12-07 11:00'],
  ])('GUIDE-3.past-midnight at %s: %s', (moment, state) => expect(describeAt(BISTRO, moment)).toBe(state));

  it.each([
    ['2026-12-25T12:00:00', 'closed all day until 2026-12-26 18:00'],
    ['2026-12-31T12:00:00', 'closed until today 2026-12-31 17:00'],
    ['2027-12-31T18:00:00', 'open until 2027-12-31 20:00'],
  ])('GUIDE-3.exceptions at %s: %s', (moment, state) => expect(describeAt(BISTRO, moment)).toBe(state));

  it('GUIDE-3.exceptions a date of one year comes before that of every year', () =>
    expect(describeAt(`${BISTRO}; 2026-12-31 off`, '2026-12-31T18:00:00')).toBe(
      'closed all day until 2027-01-01 11:00',
    ));

  it('GUIDE-3.around-the-clock a place open around the clock has no hour at which it closes', () => {
    expect(describeAt('24/7', '2026-11-30T00:00:00')).toBe('open until nobody knows');
    expect(describeAt('24/7; 2026-12-02 off', '2026-11-30T12:00:00')).toBe('open until 2026-12-02 00:00');
    expect(describeAt('Mo 00:00-24:00; Tu 00:00-02:00', '2026-11-30T12:00:00')).toBe(
      'open until 2026-12-01 02:00',
    );
  });

  it('GUIDE-3.closed-for-now a place that is closed for now is never open', () =>
    expect(describeAt(`${BISTRO}; off`, '2026-11-30T12:00:00')).toBe('closed-for-now'));

  it('GUIDE-3.unknown-days of a day without hours nothing is claimed, nor when it opens after one', () => {
    expect(describeAt('Mo 11:00-22:00; Tu-Su unknown', '2026-12-01T12:00:00')).toBe('unknown');
    expect(describeAt('Mo,We 11:00-22:00; Tu unknown', '2026-11-30T23:00:00')).toBe(
      'closed until nobody knows',
    );
    expect(describeAt('2026-12-25 off', '2026-12-25T12:00:00')).toBe('closed all day until nobody knows');
    expect(
      findOpeningState({ week: [], exceptions: [], closed_for_now: false }, { nowMs: 0, zone }).status,
    ).toBe('unknown');
  });

  it.each([
    // 02:00 to 03:00 is skipped: the bar closes as the clocks are changed, and one open until 03:00 at the same moment.
    ['Sa 18:00-02:00', '2026-03-08T01:59:59-05:00', 'open until 2026-03-08 03:00'],
    ['Sa 18:00-02:00', '2026-03-08T03:00:00-04:00', 'closed all day until 2026-03-14 18:00'],
    ['Su 09:00-17:00', '2026-03-08T09:00:00-04:00', 'open until 2026-03-08 17:00'],
    // 01:00 to 02:00 comes twice: the bar is open for an hour more.
    ['Sa 18:00-02:00; Su off', '2026-11-01T01:30:00-05:00', 'open until 2026-11-01 02:00'],
    ['Sa 18:00-02:00; Su off', '2026-11-01T02:00:00-05:00', 'closed all day until 2026-11-07 18:00'],
  ])('GUIDE-3.clock-changes %s at %s: %s', (text, moment, state) =>
    expect(describeAt(text, moment, '')).toBe(state),
  );

  it('GUIDE-3.city-zone the clock of the city counts, wherever the visitor is', () => {
    const nowMs = Date.parse('2026-11-30T20:00:00Z');
    const hours = readHours('Mo 17:00-22:00');
    expect(findOpeningState(hours, { nowMs, zone }).status).toBe('closed');
    expect(findOpeningState(hours, { nowMs, zone: createTimeZone('Europe/London') }).status).toBe('open');
  });
});
