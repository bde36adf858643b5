import { formatMountPoint } from '@cityguide/widget-kit/explain';
import { createElement } from '../editor-page/createElement';
import { createChoice } from './createChoice';
import type { CatalogueState } from './CatalogueState';
import { createFields } from './fields';

const WIDTHS = { phone: 390, tablet: 800, desktop: 1280 };

export interface Preview {
  element: HTMLElement;
  /** Shows the widget with the state's values. */
  show(state: CatalogueState): void;
}

/** A page of the site's own in a frame, into which the mount point is put: brand, screen and theme are that page's. */
export function createPreview(first: CatalogueState): Preview {
  const { texts, server } = first;
  let state = first;
  const frame = createElement('iframe', {});
  const needed = createElement('p', { role: 'status' });

  function fill() {
    const main = frame.contentDocument?.querySelector('main');
    // A click may have led to another page; then the preview is loaded again.
    if (!main?.hasAttribute('data-cityguide-preview')) return false;
    const { widget, values, language } = state;
    const missing = listMissing(state);
    needed.textContent = missing.length > 0 ? texts.needs(missing.join(', ')) : '';
    if (missing.length > 0) {
      main.replaceChildren();
      return true;
    }
    const made = document.createElement('template');
    made.innerHTML = formatMountPoint(widget, values, { language, fields: createFields(server) });
    main.replaceChildren(main.ownerDocument.importNode(made.content, true));
    return true;
  }
  const brand = createChoice('brand', texts.brand, { guide: 'guide', news: 'news' });
  const screen = createChoice('screen', texts.screen, texts.screens);
  const theme = createChoice('theme', texts.theme, texts.themes);
  brand.select.value = server.brand;
  function load() {
    frame.src = `${server.preview}?brand=${brand.value()}&theme=${theme.value()}&language=${state.language}`;
  }
  function size() {
    frame.width = String(WIDTHS[screen.value()]);
  }
  frame.addEventListener('load', fill);
  for (const choice of [brand, theme]) choice.element.addEventListener('change', load);
  screen.element.addEventListener('change', size);
  size();

  return {
    element: createElement(
      'section',
      { 'aria-label': texts.preview },
      createElement('h2', {}, texts.preview),
      createElement('div', { class: 'choices' }, brand.element, screen.element, theme.element),
      needed,
      createElement(
        'div',
        { class: 'frame', tabindex: '0', role: 'group', 'aria-label': texts.preview },
        frame,
      ),
      createElement('p', { class: 'hint' }, texts.nothingShown),
    ),
    show(next) {
      state = next;
      frame.title = texts.previewOf(next.widget.title[next.language]);
      if (!fill()) load();
    },
  };
}

/** The options without which the widget cannot start, by their titles. */
function listMissing({ widget, values, language }: CatalogueState): string[] {
  const { properties, required } = widget.options;
  return required.flatMap((name) => {
    const schema = properties[name];
    if (!schema || String(values[name] ?? schema.default ?? '') !== '') return [];
    return [language === 'fr' ? schema['x-translations'].fr.title : schema.title];
  });
}
