import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createBox, type Box } from './createBox';
import { definition, type Options } from './definition';
import { loadForm } from './loadForm';
import { findMessages } from './messages';

/** Takes over the sign-up forms of the page where they stand (NEWS-1 to NEWS-5): no React, and no form moves. */
export function enhance({ listen, store }: EnhanceContext): Enhancement<typeof definition> {
  const words = findMessages(store.site);
  const boxes = new Map<HTMLElement, Box | undefined>();

  listen('submit', (event, element) => {
    const box = boxes.get(element);
    if (!box || event.target !== box.form) return;
    event.preventDefault();
    box.submit();
  });

  function start(element: HTMLElement, form: HTMLFormElement, options: Options) {
    element.setAttribute('data-cg-scope', definition.name);
    boxes.set(element, createBox(element, { form, options, store, words }));
  }

  /** Where the file cannot be had the page keeps what it has, such as a link to a page with forms. */
  async function bringForm(element: HTMLElement, options: Options) {
    const buildForm = await loadForm();
    if (boxes.has(element)) start(element, buildForm({ options, store }), options);
  }

  return {
    add(element, options) {
      boxes.set(element, undefined);
      const form = element.querySelector('form');
      if (form) start(element, form, options);
      else
        bringForm(element, options).catch((error: unknown) =>
          store.services.report?.(error, 'loading the newsletter form'),
        );
    },
    remove(element) {
      element.removeAttribute('data-cg-scope');
      boxes.get(element)?.undo();
      boxes.delete(element);
    },
    stop() {
      for (const box of boxes.values()) box?.undo();
      boxes.clear();
    },
  };
}
