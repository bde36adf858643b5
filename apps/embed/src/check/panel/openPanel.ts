import type { EditorLanguage } from '@cityguide/widget-kit/explain';
import type { CheckMessages } from '../messages';
import { createElement } from '../../editor-page/createElement';
import { addStyles } from '../../editor-page/addStyles';
import { styles } from './styles';

/** The overlay: a dialog beside which the page can be used. */
export interface Panel {
  /** Draws new content; what was open or had the focus stays so. Content that is the same is left alone. */
  draw(summary: string, sections: readonly HTMLElement[]): void;
  close(): void;
}

/** Opens the panel and moves the focus into it; Escape and its button close it and give the focus back. */
export function openPanel({
  language,
  texts,
  onClose,
}: {
  language: EditorLanguage;
  texts: CheckMessages;
  onClose(): void;
}): Panel {
  const before = document.activeElement;
  const host = createElement('div', { lang: language });
  const root = host.attachShadow({ mode: 'open' });
  const summary = createElement('p', { role: 'status' });
  const closeButton = createElement('button', { type: 'button' }, texts.close);
  const title = createElement('h2', { id: 'title' }, texts.title);
  let content = createElement('div', { class: 'content' });
  const panel = createElement(
    'div',
    { class: 'panel', role: 'dialog', 'aria-labelledby': 'title', tabindex: '-1' },
    createElement('div', { class: 'head' }, createElement('div', {}, title, summary), closeButton),
    content,
  );

  function close() {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    onClose();
  }
  closeButton.addEventListener('click', close);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  addStyles(root, styles);
  root.append(panel);
  document.body.append(host);
  panel.focus();

  return {
    close,
    draw(text, sections) {
      if (summary.textContent !== text) summary.textContent = text;
      const next = createElement('div', { class: 'content' }, ...sections);
      keepOpen(content, next);
      if (next.isEqualNode(content)) return;
      const focused = root.activeElement?.getAttribute('data-key');
      const { scrollTop } = content;
      content.replaceWith(next);
      content = next;
      content.scrollTop = scrollTop;
      if (focused) findByKey(content, focused)?.focus();
    },
  };
}

const findByKey = (content: HTMLElement, key: string) =>
  [...content.querySelectorAll<HTMLElement>('[data-key]')].find(({ dataset }) => dataset['key'] === key);

function keepOpen(from: HTMLElement, to: HTMLElement): void {
  for (const { dataset } of from.querySelectorAll<HTMLElement>('details[open]'))
    findByKey(to, dataset['key'] ?? '')?.setAttribute('open', '');
}
