import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { createTemplateCache } from './createTemplateCache';

describe('templates during development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a file, dated a second after the previous one, however fast the test is. */
  let atSeconds = 1_700_000_000;
  function write(file: string, text: string) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    utimesSync(join(folder, file), atSeconds, atSeconds++);
  }

  it('are reloaded after a partial, or a brand’s own partial, has changed', async () => {
    write('page.liquid', '{% render "part" %}');
    write('part.liquid', 'before');
    const cache = createTemplateCache(folder);
    const engine = new Liquid({ root: [join(folder, 'brands/guide'), folder], extname: '.liquid', cache });
    const render = async () => {
      cache.clearIfFilesChanged();
      return (await engine.renderFile('page')) as string;
    };
    expect(await render()).toBe('before');
    const cached = cache.read('page');
    expect(await render()).toBe('before');
    expect(cache.read('page')).toBe(cached);
    write('part.liquid', 'after');
    expect(await render()).toBe('after');
    write('brands/guide/part.liquid', 'of the guide');
    expect(await render()).toBe('of the guide');
  });
});
