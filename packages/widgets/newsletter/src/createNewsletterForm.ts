import { createNewsletterStore, newsletterTypes, type NewsletterState } from '@cityguide/store/newsletter';
import type { CityguideStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';
import type { Options } from './definition';
import { replaceWithMessage } from './replaceWithMessage';
import type { NewsletterMessages } from './messages';
import { createFieldError } from './createFieldError';

/** An enhanced sign-up form. */
export interface NewsletterForm {
  form: HTMLFormElement;
  /** Sends the current values of the form. */
  submit(): void;
  /** Restores everything as the page made it. */
  restore(): void;
}

interface NewsletterFormOptions {
  /** The page's own form, or a new one, which is appended to `element`. */
  form: HTMLFormElement;
  options: Options;
  store: CityguideStore;
  messages: NewsletterMessages;
}

/** Enhances a form; a new form hides the other content of `element`. */
export function createNewsletterForm(
  element: HTMLElement,
  { form, options, store, messages }: NewsletterFormOptions,
): NewsletterForm {
  const isNewForm = !form.isConnected;
  const hiddenElements = isNewForm ? ([...element.children] as HTMLElement[]) : [];
  const displays = hiddenElements.map(({ style }) => style.display);
  const isFocused = hiddenElements.some((child) => child.contains(document.activeElement));
  const hadNoValidate = form.noValidate;
  const newsletter = createNewsletterStore(store);
  const errors = createFieldError(form);
  let removeThanks = () => undefined as void;

  // Our errors replace the browser's own validation messages.
  form.noValidate = true;
  // Inline with `!important`, since the page's styles could override `hidden`.
  for (const { style } of hiddenElements) style.setProperty('display', 'none', 'important');
  if (isNewForm) element.append(form);
  if (isFocused) form.querySelector('input')?.focus();

  function show({ status, emailError, isEmailInvalid, newsletterSettings }: NewsletterState) {
    form.dataset.cgState = status;
    if (status === 'pending') form.setAttribute('aria-busy', 'true');
    else form.removeAttribute('aria-busy');
    const fieldError = isEmailInvalid ? messages.invalid : emailError;
    errors.show(fieldError ?? (status === 'fail' ? messages.failed : ''), fieldError !== null);
    if (status === 'fail' && !fieldError) store.services.announce(messages.failed);
    if (status !== 'success') return;
    const sentences = newsletterSettings?.needs_confirmation
      ? [messages.thanks, messages.lastStep]
      : [messages.thanks];
    removeThanks = replaceWithMessage(form, { text: sentences.join(' '), announce: store.services.announce });
    emitPageEvent('cityguide:newsletter', { type: options.type }, element);
  }
  const unsubscribe = newsletter.subscribe(show);

  return {
    form,
    submit() {
      const values = readFormValues(form);
      void newsletter.signUp({
        email: values.email ?? '',
        types: newsletterTypes.filter((type) => type === options.type || values[type]),
        promotions: Boolean(values.promotions),
        all: Boolean(values.all),
        // Used by the server to detect bots; not all forms have these fields.
        comment: values.comment || undefined,
        stamp: values.stamp,
      });
    },
    restore() {
      unsubscribe();
      removeThanks();
      errors.restore();
      form.noValidate = hadNoValidate;
      form.removeAttribute('data-cg-state');
      form.removeAttribute('aria-busy');
      if (isNewForm) form.remove();
      hiddenElements.forEach((child, index) => {
        child.style.display = displays[index] ?? '';
        if (!child.getAttribute('style')) child.removeAttribute('style');
      });
    },
  };
}

/** The values of a form's fields, by name, without unchecked checkboxes. */
function readFormValues(form: HTMLFormElement): Readonly<Record<string, string | undefined>> {
  const values: Record<string, string> = {};
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && (field.type !== 'checkbox' || field.checked))
      values[field.name] = field.value;
  return values;
}
