import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { widgetCalls } from './widgetCalls';

it('ANY-13.conformance names every widget, and no other', () => {
  const folder = join(__dirname, '../../../widgets');
  const widgets = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  expect(Object.keys(widgetCalls).sort()).toEqual(widgets.sort());
});
