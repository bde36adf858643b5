const WIDGET = /^@cityguide\/widget-(?!kit$)/;

/**
 * A package.json that depends on every widget of the workspace and on no other. @param {string} text the current file
 * @param {{ name: string }[]} definitions
 */
export function listDependencies(text, definitions) {
  const json = JSON.parse(text);
  const others = Object.entries(json.dependencies ?? {}).filter(([name]) => !WIDGET.test(name));
  const widgets = definitions.map(({ name }) => [`@cityguide/widget-${name}`, 'workspace:*']);
  const sorted = [...others, ...widgets].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...json, dependencies: Object.fromEntries(sorted) }, null, 2);
}
