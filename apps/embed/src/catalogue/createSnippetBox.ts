import { formatMountPoint, formatWordPressCode } from '@cityguide/widget-kit/explain';
import { createElement } from '../editor-page/createElement';
import type { CatalogueState } from './CatalogueState';
import { createChoice } from './createChoice';
import { createFields } from './fields';

/** What the editor copies, in the form of their system. */
export function createSnippetBox(first: CatalogueState) {
  const { texts, server } = first;
  let state = first;
  const code = createElement('code');
  const hint = createElement('p', { class: 'hint' });
  const status = createElement('p', { role: 'status' });
  const format = createChoice('format', texts.system, texts.formats);
  const copy = createElement('button', { type: 'button' }, texts.copy);

  function formatSnippet(): string {
    const { widget, values, language } = state;
    const name = format.value();
    if (name === 'wordpress') return formatWordPressCode(widget, values);
    const html = formatMountPoint(widget, values, { language, fields: createFields(server) });
    const script = `<script async src="${new URL(`${server.widgets}embed.js`, location.href).href}"></script>`;
    return name === 'html' ? `${script}\n${html}` : html;
  }
  function draw() {
    code.textContent = formatSnippet();
    hint.textContent = texts.hints[format.value()];
    status.textContent = '';
  }
  format.element.addEventListener('change', draw);
  copy.addEventListener('click', () => {
    // absent where the page is not served by HTTPS
    const written = (navigator.clipboard as Clipboard | undefined)?.writeText(code.textContent ?? '');
    (written ?? Promise.reject(new Error('no clipboard'))).then(
      () => (status.textContent = texts.copied),
      () => (status.textContent = texts.copyFailed),
    );
  });
  return {
    element: createElement(
      'section',
      { 'aria-label': texts.snippet },
      createElement('h2', {}, texts.snippet),
      createElement('div', { class: 'choices' }, format.element),
      createElement('pre', { tabindex: '0', role: 'group', 'aria-label': texts.snippet }, code),
      hint,
      copy,
      status,
    ),
    show(next: CatalogueState) {
      state = next;
      draw();
    },
  };
}
