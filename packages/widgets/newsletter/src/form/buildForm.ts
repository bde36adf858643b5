import type { CityguideStore } from '@cityguide/store';
import type { Options } from '../definition';
import { findFormMessages } from './formMessages';

let formCount = 0;

interface FormOptions {
  options: Options;
  store: Pick<CityguideStore, 'site' | 'paths'>;
}

/**
 * Builds the form of a mount point that has none, such as the one in the menu; it is the same as the page's own
 * forms.
 */
export function buildForm({ options: { type, title }, store }: FormOptions): HTMLFormElement {
  const { paths, site } = store;
  const messages = findFormMessages(site);
  const id = `cg-newsletter-${(formCount += 1)}`;
  const heading = title || messages.titles[type];
  const form = createElement('form', {
    class: 'cg-newsletter',
    method: 'post',
    // Without a page that takes it the form is the widget's alone.
    ...(paths.newsletters && { action: paths.newsletters }),
  });
  form.setAttribute('aria-label', heading || messages.all);
  const links = [
    { href: paths.privacy, label: messages.privacy },
    { href: paths.termsOfService, label: messages.terms },
    { href: paths.contact, label: messages.contact },
  ].flatMap(({ href, label }) => (href ? [createElement('a', { href }, label)] : []));
  const email = { name: 'email', type: 'email', autocomplete: 'email' };
  appendTo(
    form,
    createElement(
      'div',
      { class: 'cg-newsletter-words' },
      heading && createElement('h2', { class: 'cg-newsletter-title' }, heading),
    ),
    createElement(
      'div',
      { class: 'cg-newsletter-fields' },
      createElement('label', { class: 'cg-newsletter-label', for: id }, messages.email),
      createElement(
        'div',
        { class: 'cg-newsletter-line' },
        createElement('input', { class: 'cg-newsletter-email', id, ...email }),
        createElement('button', { class: 'cg-newsletter-button' }, messages.subscribe),
      ),
      createElement('p', { class: 'cg-newsletter-fault' }),
      createCheckbox('promotions', messages.promotions),
      createCheckbox('all', messages.all),
    ),
    links.length > 0 && createElement('p', { class: 'cg-newsletter-links' }, ...links),
  );
  return form;
}

function createCheckbox(name: string, label: string): HTMLElement {
  const input = createElement('input', { type: 'checkbox', name, value: 'true' });
  return createElement('label', { class: 'cg-newsletter-box' }, input, createElement('span', {}, label));
}

type Content = Node | string | false;

function appendTo(element: Element, ...children: Content[]): void {
  element.append(...children.flatMap((child) => (child ? [child] : [])));
}

/** Creates nodes instead of setting HTML, since pages may enforce Trusted Types (EMBED-15). */
function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  appendTo(element, ...children);
  return element;
}
