import { createNewsletter, newsletterTypes, type NewsletterState } from '@cityguide/store/newsletter';
import type { CityguideStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';
import type { Options } from './definition';
import { giveWay } from './giveWay';
import type { NewsletterMessages } from './messages';
import { markFault } from './markFault';
import { readForm } from './readForm';

/** One sign-up form of the page and what it knows. */
export interface Box {
  form: HTMLFormElement;
  /** Sends what the form says now. */
  submit(): void;
  /** Leaves everything as the page made it. */
  undo(): void;
}

interface BoxParts {
  /** The page's own, or one for `element`, which it is put into beside what is there. */
  form: HTMLFormElement;
  options: Options;
  store: CityguideStore;
  words: NewsletterMessages;
}

/** Enlivens a form; what a form of ours stands beside is hidden. */
export function createBox(element: HTMLElement, { form, options, store, words }: BoxParts): Box {
  const isOurs = !form.isConnected;
  const covered = isOurs ? ([...element.children] as HTMLElement[]) : [];
  const displays = covered.map(({ style }) => style.display);
  const isFocused = covered.some((child) => child.contains(document.activeElement));
  const hadNoCheck = form.noValidate;
  const newsletter = createNewsletter(store);
  const faults = markFault(form);
  let undoThanks = () => undefined as void;

  // Ours says what is wrong in the page's own words and language.
  form.noValidate = true;
  // Stronger than what the page says about them; `hidden` would not be.
  for (const { style } of covered) style.setProperty('display', 'none', 'important');
  if (isOurs) element.append(form);
  if (isFocused) form.querySelector('input')?.focus();

  function show({ status, emailError, isEmailInvalid, newsletterSettings }: NewsletterState) {
    form.dataset.cgState = status;
    if (status === 'pending') form.setAttribute('aria-busy', 'true');
    else form.removeAttribute('aria-busy');
    const atField = isEmailInvalid ? words.invalid : emailError;
    faults.show(atField ?? (status === 'fail' ? words.failed : ''), atField !== null);
    if (status === 'fail' && !atField) store.services.announce(words.failed);
    if (status !== 'success') return;
    const sentences = newsletterSettings?.needs_confirmation
      ? [words.thanks, words.lastStep]
      : [words.thanks];
    undoThanks = giveWay(form, { words: sentences.join(' '), announce: store.services.announce });
    emitPageEvent('cityguide:newsletter', { type: options.type }, element);
  }
  const unsubscribe = newsletter.subscribe(show);

  return {
    form,
    submit() {
      const said = readForm(form);
      void newsletter.signUp({
        email: said.email ?? '',
        types: newsletterTypes.filter((type) => type === options.type || said[type]),
        promotions: Boolean(said.promotions),
        all: Boolean(said.all),
        // What the server judges bots by; absent from forms that do not have it.
        comment: said.comment || undefined,
        stamp: said.stamp,
      });
    },
    undo() {
      unsubscribe();
      undoThanks();
      faults.undo();
      form.noValidate = hadNoCheck;
      form.removeAttribute('data-cg-state');
      form.removeAttribute('aria-busy');
      if (isOurs) form.remove();
      for (const [index, child] of covered.entries()) {
        child.style.display = displays[index] ?? '';
        if (!child.getAttribute('style')) child.removeAttribute('style');
      }
    },
  };
}
