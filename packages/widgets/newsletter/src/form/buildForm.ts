import type { CityguideStore } from '@cityguide/store';
import type { Options } from '../definition';
import { findFormMessages } from './formMessages';

let forms = 0;

interface FormParts {
  options: Options;
  store: Pick<CityguideStore, 'site' | 'paths'>;
}

/** The form of a place that has none, such as the menu: the same as that of the page's own boxes. */
export function buildForm({ options: { type, title }, store }: FormParts): HTMLFormElement {
  const { paths, site } = store;
  const words = findFormMessages(site);
  const id = `cg-newsletter-${(forms += 1)}`;
  const heading = title || words.titles[type];
  const form = element('form', { class: 'cg-newsletter', method: 'post', action: paths.newsletters });
  form.setAttribute('aria-label', heading || words.all);
  const email = { name: 'email', type: 'email', autocomplete: 'email' };
  form.append(
    element(
      'div',
      { class: 'cg-newsletter-words' },
      heading && element('h2', { class: 'cg-newsletter-title' }, heading),
    ),
    element(
      'div',
      { class: 'cg-newsletter-fields' },
      element('label', { class: 'cg-newsletter-label', for: id }, words.email),
      element(
        'div',
        { class: 'cg-newsletter-line' },
        element('input', { class: 'cg-newsletter-email', id, ...email }),
        element('button', { class: 'cg-newsletter-button' }, words.subscribe),
      ),
      element('p', { class: 'cg-newsletter-fault' }),
      tickBox('promotions', words.promotions),
      tickBox('all', words.all),
    ),
    element(
      'p',
      { class: 'cg-newsletter-links' },
      element('a', { href: paths.privacy }, words.privacy),
      element('a', { href: paths.termsOfService }, words.terms),
      element('a', { href: paths.contact }, words.contact),
    ),
  );
  return form;
}

function tickBox(name: string, words: string): HTMLElement {
  const input = element('input', { type: 'checkbox', name, value: 'true' });
  return element('label', { class: 'cg-newsletter-box' }, input, element('span', {}, words));
}

/** Made of nodes, not of HTML: pages may enforce Trusted Types (EMBED-15). */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter(Boolean));
  return made;
}
