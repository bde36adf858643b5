import {
  correctMountPoint,
  describeProblem,
  explainMountPoint,
  explainPastedPoint,
  parseSnippet,
  type ManifestWidget,
  type OptionValues,
} from '@cityguide/widget-kit/explain';
import { createElement } from '../editor-page/createElement';
import type { CatalogueState } from './CatalogueState';

/** Explains what an editor pastes, marks what is wrong, and corrects it. */
export function createPasteBox(
  state: CatalogueState,
  onUse: (widget: ManifestWidget, values: OptionValues) => void,
): HTMLElement {
  const { texts } = state;
  const area = createElement('textarea', { id: 'pasted', rows: '5', spellcheck: 'false' });
  const button = createElement('button', { type: 'submit' }, texts.check);
  const result = createElement('div', { 'aria-live': 'polite' });
  const form = createElement(
    'form',
    { 'aria-label': texts.paste },
    createElement('h2', {}, texts.paste),
    createElement('label', { for: 'pasted' }, texts.pasteLabel),
    area,
    button,
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { elements, hasSmartQuotes } = parseSnippet(area.value);
    result.replaceChildren(
      ...(hasSmartQuotes ? [createElement('p', { class: 'fault' }, texts.smartQuotes)] : []),
      ...(elements.length === 0 ? [createElement('p', { class: 'fault' }, texts.noMountPoint)] : []),
      ...elements.map((element) => explainPasted(element, state, onUse)),
    );
  });
  return form;
}

function explainPasted(
  element: Element,
  { widgets, texts, language }: CatalogueState,
  onUse: (widget: ManifestWidget, values: OptionValues) => void,
): HTMLElement {
  const { name, widget, options, problems } = explainPastedPoint(element, widgets);
  const set = options.filter(({ isFromPage }) => isFromPage);
  const faults = problems.map((problem) => {
    const { what, fix } = describeProblem(problem, language);
    return createElement('li', { class: 'fault' }, createElement('b', {}, what), ` ${fix}`);
  });
  const told = set.map(({ schema, value }) => {
    const { title } = language === 'fr' ? schema['x-translations'].fr : schema;
    const text = typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);
    return createElement('li', {}, texts.sets(title, text));
  });
  const corrected = correctMountPoint(element, widgets);
  const meant = explainMountPoint(corrected, widgets);
  const use = createElement('button', { type: 'button' }, texts.useIt);
  use.addEventListener('click', () => {
    const values = meant.options
      .filter(({ isFromPage }) => isFromPage)
      .map(({ attribute, value }) => [attribute.slice('data-'.length), value] as const);
    if (meant.widget) onUse(meant.widget, Object.fromEntries(values));
  });
  return createElement(
    'div',
    { class: 'pasted' },
    createElement('h3', {}, widget?.title[language] ?? name),
    ...(widget ? [createElement('p', {}, widget.help[language])] : []),
    createElement('ul', {}, ...told, ...faults),
    ...(faults.length > 0
      ? [
          createElement('h4', {}, texts.corrected),
          createElement(
            'pre',
            { tabindex: '0', role: 'group', 'aria-label': texts.corrected },
            createElement('code', {}, corrected.outerHTML),
          ),
        ]
      : [createElement('p', {}, texts.isRight)]),
    ...(meant.widget ? [use] : []),
  );
}
