import { newsletterTypes, type NewsletterSettings, type NewsletterType } from '@cityguide/api/contract';

/** What an address can be subscribed to; each has a column. */
export const newsletters = [...newsletterTypes, 'promotions'] as const;
export type Newsletter = NewsletterType | 'promotions';

/** What a call or a form may ask for. */
export type Wish = Partial<Record<Newsletter | 'all', boolean>>;

/** The newsletters that are asked for; `all` means every type, promotions are only what is asked for. */
export function readWanted(wish: Wish): Newsletter[] {
  return newsletters.filter((name) => wish[name] || (wish.all && name !== 'promotions'));
}

/** The answer to a wish: what was asked for, whoever asks. */
export function answerWish(wish: Wish): NewsletterSettings {
  const wanted = new Set<string>(readWanted(wish));
  const flags = Object.fromEntries(newsletters.map((name) => [name, wanted.has(name)]));
  return {
    ...(flags as Record<Newsletter, boolean>),
    all: wish.all === true,
    needs_confirmation: true,
  };
}
