import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { screen } from '@testing-library/dom';
import { startEnhancedPage, type EnhancedPage } from '@cityguide/widget-kit/testing';
import widget from '../widget';

export const links = ['favourite', 'todo', 'rating', 'share']
  .map((action) => `<a data-cg-action="${action}" href="/accounts/login">${action}</a>`)
  .join('');

export const rowOf = (id: number, content = links, attributes = '') =>
  `<div data-widget="listing-actions" data-listing-id="${id}" data-name="Trinity's Pub"${attributes && ` ${attributes}`}>${content}</div>`;

/** A page of rows for a member or a guest, with the member's ratings. */
export async function openRow(
  html: string,
  { isMember = true, rated = {} }: { isMember?: boolean; rated?: Record<number, number> } = {},
): Promise<{ backend: MockBackend; page: EnhancedPage }> {
  const backend = createMockBackend({ isMember });
  const page = await startEnhancedPage(widget, { html, backend });
  for (const [id, stars] of Object.entries(rated)) page.store.ratings.rate(Number(id), stars);
  return { backend, page };
}

export const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
export const stars = (): HTMLElement => screen.getByRole('radiogroup', { name: "Rate Trinity's Pub" });
export const star = (name: string): HTMLElement => screen.getByRole('radio', { name });
