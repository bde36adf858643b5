import { createSigner } from '../../platform/security/createSigner';
import { createTestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';
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

  it('NEWS-6.cached are valid on a page that was cached for 7 days, and old after a month', async () => {
    const { stamps } = await open();
    const stamp = await stamps.create();
    now += 7 * DAY_MS;
    expect(await stamps.verify(stamp)).toBe('good');
    now += 24 * DAY_MS;
    expect(await stamps.verify(stamp)).toBe('old');
  });

  it('NEWS-6 detect forms that are sent faster than a person could, from a page that was just rendered', async () => {
    const { stamps } = await open();
    now = Date.UTC(2026, 10, 28, 13);
    const stamp = await stamps.create();
    now += 1000;
    expect(await stamps.verify(stamp)).toBe('too-fast');
    now += 1500;
    expect(await stamps.verify(stamp)).toBe('good');
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

  it('NEWS-6.stamp are valid for every process of the site, and cannot be forged', async () => {
    const { database, stamps } = await open();
    const stamp = await stamps.create();
    now += 60_000;
    const other = createFormStamps(createSigner(database), () => now);
    expect(await other.verify(stamp)).toBe('good');
    const [text = '', signature = ''] = stamp.split('.');
    const made = [`${text}1.${signature}`, `${text}.${'x'.repeat(22)}`, `${text}.`, '.', 'x', 7, ['a'], {}];
    for (const each of made) expect(await other.verify(each)).toBe('forged');
    for (const each of [undefined, null, '']) expect(await other.verify(each)).toBe('missing');
    expect(await (await open()).stamps.verify(stamp)).toBe('forged');
  });
});
