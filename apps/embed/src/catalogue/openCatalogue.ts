import type { EditorLanguage, Manifest, ManifestWidget, OptionValues } from '@cityguide/widget-kit/explain';
import { addStyles } from '../editor-page/addStyles';
import { createElement } from '../editor-page/createElement';
import type { CatalogueServer, CatalogueState } from './CatalogueState';
import { createChoice } from './createChoice';
import { createOptionForm } from './createOptionForm';
import { createPasteBox } from './createPasteBox';
import { createPreview } from './createPreview';
import { createSnippetBox } from './createSnippetBox';
import { messages } from './messages';
import { styles } from './styles';

async function loadWidgets({ widgets }: CatalogueServer): Promise<readonly ManifestWidget[]> {
  const response = await fetch(`${widgets}manifest.json`);
  if (!response.ok) throw new Error(`${widgets}manifest.json answers ${response.status}`);
  return ((await response.json()) as Manifest).widgets;
}

/** What a widget's form begins with: examples where it cannot start without a value. */
function findFirstValues({ options }: ManifestWidget): OptionValues {
  return Object.fromEntries(
    Object.entries(options.properties).flatMap(([name, { examples, enum: choices, default: standard }]) => {
      const isNeeded = options.required.includes(name);
      const value = examples?.[0] ?? (isNeeded && standard === undefined ? choices?.[0] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Fills the catalogue's element of the page. Everything that it shows comes from the manifest. */
export async function openCatalogue(element: HTMLElement, server: CatalogueServer): Promise<void> {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  addStyles(root, styles);
  const language: EditorLanguage = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
  try {
    const widgets = [...(await loadWidgets(server))];
    const [widget] = widgets;
    if (!widget) throw new Error('no widget is released');
    draw(root, {
      language,
      texts: messages[language],
      server,
      widgets,
      widget,
      values: findFirstValues(widget),
    });
  } catch (error) {
    console.error('Cityguide: the catalogue cannot open.', error);
    root.replaceChildren(createElement('p', { role: 'alert' }, messages[language].failed));
  }
}

/** Draws all of it: another widget or language is another form. */
function draw(root: ShadowRoot, state: CatalogueState): void {
  const { texts, widget, widgets, language } = state;
  const preview = createPreview(state);
  const snippet = createSnippetBox(state);
  let current = state;
  const update = (next: CatalogueState) => {
    current = next;
    preview.show(next);
    snippet.show(next);
  };
  const words = Object.fromEntries(widgets.map(({ name, title }) => [name, title[language]]));
  const choice = createChoice('widget', texts.widget, words);
  const select = choice.element.querySelector('select');
  if (select) select.value = widget.name;
  const redraw = (next: Partial<CatalogueState>, focused: string) => {
    draw(root, { ...current, ...next });
    root.getElementById(focused)?.focus();
  };
  choice.element.addEventListener('change', () => {
    const chosen = widgets.find(({ name }) => name === choice.value());
    if (chosen) redraw({ widget: chosen, values: findFirstValues(chosen) }, 'widget');
  });
  const other = language === 'en' ? 'fr' : 'en';
  const switchLanguage = createElement(
    'button',
    { id: 'language', type: 'button', lang: other },
    texts.otherLanguage,
  );
  switchLanguage.addEventListener('click', () =>
    redraw({ language: other, texts: messages[other] }, 'language'),
  );
  const content = createElement(
    'div',
    { lang: language },
    createElement('div', { class: 'top' }, choice.element, switchLanguage),
    createElement('p', {}, widget.help[language]),
    createElement(
      'div',
      { class: 'columns' },
      createOptionForm(state, (values) => update({ ...state, values })),
      createElement('div', {}, preview.element, snippet.element),
    ),
    createPasteBox(state, (used, values) => redraw({ widget: used, values }, 'widget')),
  );
  root.replaceChildren(content);
  update(state);
}
