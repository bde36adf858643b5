import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { keepFallback } from '@cityguide/widget-kit/controls';
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
      const kept = keepFallback([...element.childNodes]);
      const form = element.querySelector('form') ?? buildForm({ options, store });
      const newsletterForm = createNewsletterForm(element, { form, options, store, messages });
      element.append(kept);
      forms.set(element, {
        ...newsletterForm,
        restore() {
          kept.remove();
          newsletterForm.restore();
        },
      });
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
