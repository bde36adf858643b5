import type { SubMenuData } from '../definition';

/** Own paths and http(s) addresses; anything else the page may carry by mistake is never linked. */
const LINKABLE = /^(https?:)?\//i;

/** What of a sub menu can be shown; undefined where nothing is left, so that no empty sheet ever opens. */
export function readSubMenu(data: SubMenuData | undefined): SubMenuData | undefined {
  const types = (data?.types ?? []).filter(isShowable);
  const listings = (data?.listings ?? []).filter(isShowable);
  return types.length + listings.length > 0 ? { types, listings } : undefined;
}

function isShowable({ name, share_url }: { name: string; share_url: string }): boolean {
  return name.trim() !== '' && LINKABLE.test(share_url);
}
