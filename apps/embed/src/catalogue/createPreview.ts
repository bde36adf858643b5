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

  function fill() {
    const main = frame.contentDocument?.querySelector('main');
    // A click may have led to another page; then the preview is loaded again.
    if (!main?.hasAttribute('data-cityguide-preview')) return false;
    const { widget, values, language } = state;
    const made = document.createElement('template');
    made.innerHTML = formatMountPoint(widget, values, { language, fields: createFields(server) });
    main.replaceChildren(main.ownerDocument.importNode(made.content, true));
    return true;
  }
  const brand = createChoice('brand', texts.brand, { guide: 'guide', news: 'news' });
  const screen = createChoice('screen', texts.screen, texts.screens);
  const theme = createChoice('theme', texts.theme, texts.themes);
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
      createElement('div', { class: 'frame' }, frame),
      createElement('p', { class: 'hint' }, texts.nothingShown),
    ),
    show(next) {
      state = next;
      frame.title = texts.previewOf(next.widget.title[next.language]);
      if (!fill()) load();
    },
  };
}
