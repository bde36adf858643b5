import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The sheet of each widget at rest: `src/rest.css` of its package. Not every widget has one.
 * @param {string} embed the package folder of the embed script
 */
export function findRestSheets(embed) {
  const widgets = path.resolve(embed, '../../packages/widgets');
  return readdirSync(widgets)
    .sort()
    .map((name) => path.join(widgets, name, 'src/rest.css'))
    .filter((file) => existsSync(file));
}
