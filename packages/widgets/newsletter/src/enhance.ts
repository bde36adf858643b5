import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createBox, type Box } from './createBox';
import { definition } from './definition';
import { buildForm } from './form/buildForm';
import { findMessages } from './messages';

/** Takes over the sign-up forms of the page where they stand (NEWS-1 to NEWS-5): no React, and no form moves. */
export function enhance({ listen, store }: EnhanceContext): Enhancement<typeof definition> {
  const words = findMessages(store.site);
  const boxes = new Map<HTMLElement, Box>();

  listen('submit', (event, element) => {
    const box = boxes.get(element);
    if (!box || event.target !== box.form) return;
    event.preventDefault();
    box.submit();
  });

  return {
    add(element, options) {
      const form = element.querySelector('form') ?? buildForm({ options, store });
      boxes.set(element, createBox(element, { form, options, store, words }));
      element.setAttribute('data-cg-scope', definition.name);
    },
    remove(element) {
      element.removeAttribute('data-cg-scope');
      boxes.get(element)?.undo();
      boxes.delete(element);
    },
    stop() {
      for (const { undo } of boxes.values()) undo();
      boxes.clear();
    },
  };
}
