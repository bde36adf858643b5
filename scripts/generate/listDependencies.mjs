import { isObjectWith, isOptional, isRecordOf, isText, parseJson } from '@cityguide/tooling/json';

const WIDGET = /^@cityguide\/widget-(?!kit$)/;

/**
 * A package.json that depends on every widget of the workspace and on no other.
 * @param {string} text the current file
 * @param {{ name: string }[]} definitions
 */
export function listDependencies(text, definitions) {
  const json = parseJson(text, {
    from: 'The package.json of an app',
    isRight: isObjectWith({ dependencies: isOptional(isRecordOf(isText)) }),
    expected: 'its dependencies as text',
  });
  const others = Object.entries(json.dependencies ?? {}).filter(([name]) => !WIDGET.test(name));
  const widgets = definitions.map(({ name }) => [`@cityguide/widget-${name}`, 'workspace:*']);
  const sorted = [...others, ...widgets].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return JSON.stringify({ ...json, dependencies: Object.fromEntries(sorted) }, null, 2);
}
