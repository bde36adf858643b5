import { createSigner } from '../../platform/security/createSigner';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/databases';
import { createFormStamps } from './createFormStamps';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('the stamps of forms on $name', (engine) => {
  let now = Date.UTC(2026, 10, 28, 12, 3);
  const stop: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of stop.splice(0)) await end();
  });

  async function open() {
    const site = await createTestSite(engine);
    stop.push(site.stop);
    return { ...site, stamps: createFormStamps(createSigner(site.database), () => now) };
  }

  it('NEWS-6.cached are good on a page that a cache has kept for 7 days, and old after a month', async () => {
    const { stamps } = await open();
    const stamp = await stamps.create();
    now += 7 * DAY_MS;
    expect(await stamps.judge(stamp)).toBe('good');
    now += 24 * DAY_MS;
    expect(await stamps.judge(stamp)).toBe('old');
  });

  it('NEWS-6 tell what came faster than a person from a page that was just made', async () => {
    const { stamps } = await open();
    now = Date.UTC(2026, 10, 28, 13);
    const stamp = await stamps.create();
    now += 1000;
    expect(await stamps.judge(stamp)).toBe('too-fast');
    now += 1500;
    expect(await stamps.judge(stamp)).toBe('good');
  });

  it('HOST-6 are the same for ten minutes, so that pages stay the same bytes', async () => {
    const { stamps } = await open();
    now = Date.UTC(2026, 10, 28, 14);
    const stamp = await stamps.create();
    now += 9 * 60_000;
    expect(await stamps.create()).toBe(stamp);
    now += 60_000;
    expect(await stamps.create()).not.toBe(stamp);
  });

  it('NEWS-6.stamp are known to every process of the site, and nobody else makes one', async () => {
    const { database, stamps } = await open();
    const stamp = await stamps.create();
    now += 60_000;
    const other = createFormStamps(createSigner(database), () => now);
    expect(await other.judge(stamp)).toBe('good');
    const [text = '', signature = ''] = stamp.split('.');
    const made = [`${text}1.${signature}`, `${text}.${'x'.repeat(22)}`, `${text}.`, '.', 'x', 7, ['a'], {}];
    for (const each of made) expect(await other.judge(each)).toBe('forged');
    for (const each of [undefined, null, '']) expect(await other.judge(each)).toBe('missing');
    expect(await (await open()).stamps.judge(stamp)).toBe('forged');
  });
});
