import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { createTemplateCache } from './createTemplateCache';

describe('templates while one works on them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a part; each later one is dated a second later, however fast the test is. */
  let atSeconds = 1_700_000_000;
  function write(file: string, text: string) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    utimesSync(join(folder, file), atSeconds, atSeconds++);
  }

  it('are read anew once a part of them, or of one brand alone, was written', async () => {
    write('page.liquid', '{% render "part" %}');
    write('part.liquid', 'before');
    const cache = createTemplateCache(folder);
    const engine = new Liquid({ root: [join(folder, 'brands/guide'), folder], extname: '.liquid', cache });
    const render = async () => {
      cache.forgetChanged();
      return (await engine.renderFile('page')) as string;
    };
    expect(await render()).toBe('before');
    const kept = cache.read('page');
    expect(await render()).toBe('before');
    expect(cache.read('page')).toBe(kept);
    write('part.liquid', 'after');
    expect(await render()).toBe('after');
    write('brands/guide/part.liquid', 'of the guide');
    expect(await render()).toBe('of the guide');
  });
});
