import { createElement } from '../editor-page/createElement';
import type { CatalogueState } from './CatalogueState';
import { findByName, type FindableKind, type FoundObject } from './findByName';

/** Typing is not answered before it rests for this long. */
const REST_MS = 250;

/** A field that finds an object by its name, and buttons with what was found. */
export function createFinder({
  kind,
  state: { texts, server },
  onChoose,
}: {
  kind: FindableKind;
  state: CatalogueState;
  onChoose(found: FoundObject): void;
}): HTMLElement {
  const id = `find-${kind}`;
  const input = createElement('input', { id, type: 'search', autocomplete: 'off' });
  const status = createElement('p', { role: 'status', class: 'hint' });
  const list = createElement('ul', { class: 'found' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  function show(found: readonly FoundObject[]) {
    list.replaceChildren(
      ...found.map((object) => {
        const button = createElement(
          'button',
          { type: 'button' },
          object.more ? `${object.name}, ${object.more}` : object.name,
        );
        button.addEventListener('click', () => {
          list.replaceChildren();
          status.textContent = texts.chosen(object.name);
          onChoose(object);
          input.focus();
        });
        return createElement('li', {}, button);
      }),
    );
  }
  async function find() {
    const text = input.value.trim();
    latest += 1;
    const turn = latest;
    if (!text) {
      show([]);
      status.textContent = '';
      return;
    }
    try {
      const found = await findByName(server.api, kind, text);
      if (turn !== latest) return;
      show(found);
      status.textContent = texts.found(found.length);
    } catch {
      if (turn === latest) status.textContent = texts.findFailed;
    }
  }
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void find(), REST_MS);
  });
  return createElement(
    'div',
    { class: 'field' },
    createElement('label', { for: id }, texts.find(texts.kinds[kind])),
    input,
    status,
    list,
  );
}
