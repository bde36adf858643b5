import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTemplates } from './createTemplates';

describe('the templates of a site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cityguide-templates-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const render = (name: string) =>
    createTemplates({ name, brand: 'news', folder }).render('place', { place: 'Tom & Jerry' });

  it('HOST-3.editable a site’s own partial overrides the brand’s, which overrides the shared one', async () => {
    write('pages/place.liquid', '{% render "partials/head", place: place %} shared');
    write('partials/head.liquid', 'shared {{ place }}');
    expect(await render('halifax')).toBe('shared Tom &amp; Jerry shared');
    write('brands/news/partials/head.liquid', 'brand {{ place }}');
    expect(await render('halifax')).toBe('brand Tom &amp; Jerry shared');
    write('sites/halifax/partials/head.liquid', 'own {{ place }}');
    write('sites/halifax/pages/place.liquid', '{% render "partials/head", place: place %} own');
    expect(await render('halifax')).toBe('own Tom &amp; Jerry own');
    expect(await render('another')).toBe('brand Tom &amp; Jerry shared');
  });
});
