import { createNewsletter, newsletterTypes, type NewsletterState } from '@cityguide/store/newsletter';
import type { CityguideStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';
import { buildForm } from './buildForm';
import type { Options } from './definition';
import { giveWay } from './giveWay';
import type { NewsletterMessages } from './messages';
import { markFault } from './markFault';

/** One sign-up form of the page and what it knows. */
export interface Box {
  form: HTMLFormElement;
  /** Sends what the form says now. */
  submit(): void;
  /** Leaves everything as the page made it. */
  undo(): void;
}

interface BoxParts {
  options: Options;
  store: CityguideStore;
  words: NewsletterMessages;
}

/** Enlivens the form in `element`; where there is none, one is built beside what is there, which is hidden. */
export function createBox(element: HTMLElement, { options, store, words }: BoxParts): Box {
  const own = element.querySelector('form');
  const form = own ?? buildForm({ options, paths: store.paths, words });
  const covered = own ? [] : ([...element.children] as HTMLElement[]).filter(({ hidden }) => !hidden);
  const hadNoCheck = form.noValidate;
  const newsletter = createNewsletter(store);
  const faults = markFault(form);
  let undoThanks = () => undefined as void;

  // Ours says what is wrong in the page's own words and language.
  form.noValidate = true;
  if (!own) {
    for (const child of covered) child.hidden = true;
    element.append(form);
  }

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
      const data = new FormData(form);
      const isOn = (name: string) => Boolean(data.get(name));
      void newsletter.signUp({
        email: String(data.get('email') ?? ''),
        types: newsletterTypes.filter((type) => type === options.type || isOn(type)),
        promotions: isOn('promotions'),
        all: isOn('all'),
        // What the server judges bots by; absent from forms that do not have it.
        comment: data.get('comment') || undefined,
        stamp: data.get('stamp') ?? undefined,
      });
    },
    undo() {
      unsubscribe();
      undoThanks();
      faults.undo();
      form.noValidate = hadNoCheck;
      form.removeAttribute('data-cg-state');
      form.removeAttribute('aria-busy');
      if (own) return;
      form.remove();
      for (const child of covered) child.hidden = false;
    },
  };
}
