type Attributes = Readonly<Record<string, string>>;

/** Builds an element from attributes and content; text is always text. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** A table whose first column names its rows; it scrolls by itself where it is too wide. */
export function createTable(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const head = heads.map((text) => createElement('th', { scope: 'col' }, text));
  const body = rows.map(([first = '', ...rest]) =>
    createElement(
      'tr',
      {},
      createElement('th', { scope: 'row' }, first),
      ...rest.map((text) => createElement('td', {}, text)),
    ),
  );
  const table = createElement(
    'table',
    { 'aria-label': label },
    createElement('thead', {}, createElement('tr', {}, ...head)),
    createElement('tbody', {}, ...body),
  );
  return createElement('div', { class: 'wide', role: 'group', 'aria-label': label, tabindex: '0' }, table);
}
