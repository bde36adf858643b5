import { newsletterTypes, type NewsletterSettings, type NewsletterType } from '@cityguide/api/contract';

/** The newsletters that an address can subscribe to; each has a column. */
export const newsletters = [...newsletterTypes, 'promotions'] as const;
export type Newsletter = NewsletterType | 'promotions';

/** The newsletters in a request or a form. */
export type NewsletterSelection = Partial<Record<Newsletter | 'all', boolean>>;

/** The requested newsletters; `all` means every type, promotions only if requested. */
export function selectNewsletters(selection: NewsletterSelection): Newsletter[] {
  return newsletters.filter((name) => selection[name] || (selection.all && name !== 'promotions'));
}

/** The response to a sign-up: the requested newsletters, the same for every sender. */
export function createSubscriptionResponse(selection: NewsletterSelection): NewsletterSettings {
  const selected = new Set<string>(selectNewsletters(selection));
  const flags = Object.fromEntries(newsletters.map((name) => [name, selected.has(name)]));
  return {
    ...(flags as Record<Newsletter, boolean>),
    all: selection.all === true,
    needs_confirmation: true,
  };
}
