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

/** Draws all of it in a language. The drop-down of widgets stays while others are chosen in it. */
function draw(root: ShadowRoot, first: CatalogueState): void {
  const { texts, widgets, language } = first;
  let current = first;
  const content = createElement('div', {});
  const words = Object.fromEntries(widgets.map(({ name, title }) => [name, title[language]]));
  const choice = createChoice('widget', texts.widget, words);
  const other = language === 'en' ? 'fr' : 'en';
  const switchLanguage = createElement('button', { type: 'button', lang: other }, texts.otherLanguage);

  function open(widget: ManifestWidget, values: OptionValues) {
    current = { ...current, widget, values };
    choice.select.value = widget.name;
    content.replaceChildren(
      ...createContent(current, {
        onChange: (state) => (current = state),
        onUse(used, usedValues) {
          open(used, usedValues);
          choice.select.focus();
        },
      }),
    );
  }
  choice.select.addEventListener('change', () => {
    const chosen = widgets.find(({ name }) => name === choice.value());
    if (chosen) open(chosen, findFirstValues(chosen));
  });
  switchLanguage.addEventListener('click', () => {
    draw(root, { ...current, language: other, texts: messages[other] });
    root.querySelector<HTMLElement>('.top button')?.focus();
  });
  open(first.widget, first.values);
  root.replaceChildren(
    createElement(
      'div',
      { lang: language },
      createElement('div', { class: 'top' }, choice.element, switchLanguage),
      content,
    ),
  );
}

/** Everything of one widget: its options, what they look like, what to paste. */
function createContent(
  state: CatalogueState,
  events: {
    onChange(state: CatalogueState): void;
    onUse(widget: ManifestWidget, values: OptionValues): void;
  },
): HTMLElement[] {
  const { widget, language } = state;
  const preview = createPreview(state);
  const snippet = createSnippetBox(state);
  function show(next: CatalogueState) {
    preview.show(next);
    snippet.show(next);
    events.onChange(next);
  }
  show(state);
  return [
    createElement('p', {}, widget.help[language]),
    createElement(
      'div',
      { class: 'columns' },
      createOptionForm(state, (values) => show({ ...state, values })),
      createElement('div', { class: 'result' }, preview.element, snippet.element),
    ),
    createPasteBox(state, events.onUse),
  ];
}
