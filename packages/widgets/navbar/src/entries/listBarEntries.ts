import { listMenuEntries, sitePaths } from '@cityguide/site-config';
import type { MenuEntry, SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import type { NavbarMessages } from '../messages';
import { findSubMenu } from '../sub-menus/findSubMenu';
import type { SubMenu } from '../sub-menus/SubMenu';

export interface BarLink {
  id: MenuEntry;
  label: string;
  address: string;
  /** The entry leads to another site. */
  isExternal: boolean;
}

export interface BarEntry extends Omit<BarLink, 'id' | 'address'> {
  id: MenuEntry | 'more';
  /** Absent for More, which only holds others. */
  address?: string;
  /** Absent where the page gave nothing to show: no menu rather than an empty one. */
  subMenu?: SubMenu | undefined;
  /** Entries that More holds. */
  children?: readonly BarLink[];
}

interface Sources {
  site: SiteConfig;
  words: NavbarMessages;
  data: NavbarData;
}

/** Stand under More where the site has a patio guide, else in the menu itself (NAV-5). */
const MORE: readonly MenuEntry[] = ['neighbourhoods', 'contests'];

/** What the menu shows, in the configured order, with what is switched off left out. */
export function listBarEntries(sources: Sources): readonly BarEntry[] {
  const { site, words } = sources;
  const links = listLinks(site, words);
  const entries: BarEntry[] = links.map((link) => ({ ...link, subMenu: findSubMenu(link, sources) }));
  const hasMore = links.some(({ id }) => id === 'patioGuide');
  const children = links.filter(({ id }) => MORE.includes(id));
  if (!hasMore || children.length === 0) return entries;
  const place = entries.findIndex(({ id }) => id === children[0]?.id);
  const isMoved = ({ id }: BarEntry) => children.some((child) => child.id === id);
  const more: BarEntry = { id: 'more', label: words.more, isExternal: false, children };
  return entries.toSpliced(place, 0, more).filter((entry) => !isMoved(entry));
}

function listLinks(site: SiteConfig, words: NavbarMessages): BarLink[] {
  const paths = sitePaths(site);
  return listMenuEntries(site).flatMap((id) => {
    const address = paths[id];
    if (!address) return [];
    return [{ id, address, label: words.entries[id], isExternal: /^https?:/.test(address) }];
  });
}
