import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { createNewsletterForm, type NewsletterForm } from './createNewsletterForm';
import { definition } from './definition';
import { buildForm } from './form/buildForm';
import { findMessages } from './messages';

/** Enhances the sign-up forms of the page in place (NEWS-1 to NEWS-5), without React. */
export function enhance({ listen, store }: EnhanceContext): Enhancement<typeof definition> {
  const messages = findMessages(store.site);
  const forms = new Map<HTMLElement, NewsletterForm>();

  listen('submit', (event, element) => {
    const newsletterForm = forms.get(element);
    if (!newsletterForm || event.target !== newsletterForm.form) return;
    event.preventDefault();
    newsletterForm.submit();
  });

  return {
    add(element, options) {
      const form = element.querySelector('form') ?? buildForm({ options, store });
      forms.set(element, createNewsletterForm(element, { form, options, store, messages }));
      element.setAttribute('data-cg-scope', definition.name);
    },
    remove(element) {
      element.removeAttribute('data-cg-scope');
      forms.get(element)?.restore();
      forms.delete(element);
    },
    stop() {
      for (const { restore } of forms.values()) restore();
      forms.clear();
    },
  };
}
