import type { AttackLine } from './AttackLine';
import { RateLimitReached } from './RateLimitReached';
import { formatResult } from './report/formatTable';
import { runLine } from './runLine';
import { startBrokenSite } from './testing/startBrokenSite';

const line = (attack: AttackLine['attack']): AttackLine => ({
  ...{ number: 7, threat: 'a door', rule: 'It is closed.', attack },
});

describe('one line', () => {
  let broken: Awaited<ReturnType<typeof startBrokenSite>>;
  beforeAll(async () => (broken = await startBrokenSite()));
  afterAll(() => broken.stop());
  const run = (attack: AttackLine['attack'], isOwn = true) =>
    runLine(line(attack), { ...broken.site, ...(!isOwn && { ownServer: undefined }) });

  it('DOOR-12 holds if every vector is held, and shows the responses', async () => {
    const result = await run(async (_site, trials) => {
      trials.expect('a', true, 403);
      trials.expect('b', true, 403);
      trials.expect('c', true, 404);
    });
    expect(formatResult(result)).toMatch(/7 {2}a door +3 {2}403 ×2, 404 ×1 +yes/);
  });

  it('DOOR-12 does not hold if there is a breach, and shows which', async () => {
    const result = await run(async (_site, trials) => {
      trials.expect('a', true, 403);
      trials.expect('GET /secret', false, 'the secret');
    });
    expect(result.outcome).toBe('open');
    expect(formatResult(result)).toMatch(/NO\n.*It is closed\.\n.*GET \/secret\n.*the secret/);
  });

  it('DOOR-12 does not count as held if it tried nothing or failed', async () => {
    expect((await run(async () => undefined)).reason).toBe('tried nothing');
    const failed = await run(() => Promise.reject(new Error('no way in')));
    expect([failed.outcome, failed.reason]).toEqual(['open', 'could not be tried: no way in']);
  });

  it('DOOR-12 is skipped if the rate limits of a foreign site are reached', async () => {
    const limited = () => Promise.reject(new RateLimitReached('sign-ups'));
    expect(await run(limited, false)).toMatchObject({
      outcome: 'skipped',
      reason: 'the limit of sign-ups is reached',
    });
    expect((await run(limited)).outcome).toBe('open');
  });
});
