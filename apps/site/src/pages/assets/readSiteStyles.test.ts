import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteStyles, siteStyles } from './readSiteStyles';
import { siteFolder } from '../../platform/siteFolder';

describe('the site’s style sheet', () => {
  it('includes every file of its folder once', () => {
    const files = readdirSync(join(siteFolder, 'public/styles'));
    expect(siteStyles.map((name) => `${name}.css`).sort()).toEqual(files.sort());
  });

  it('starts with the base, so that every part can override it', async () => {
    expect(siteStyles[0]).toBe('base');
    const sheet = await readSiteStyles();
    expect(sheet.indexOf('box-sizing: border-box')).toBeLessThan(sheet.indexOf('.cg-plain-bar'));
  });
});
