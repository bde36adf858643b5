import { listMenuEntries, sitePaths } from '@cityguide/site-config';
import type { MenuEntry, SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import type { NavbarMessages } from '../messages';
import { createSubMenu } from '../sub-menus/createSubMenu';
import type { SubMenu } from '../sub-menus/SubMenu';

export interface BarLink {
  id: MenuEntry;
  label: string;
  address: string;
  /** Whether the entry links to another site. */
  isExternal: boolean;
}

export interface BarEntry extends Omit<BarLink, 'id' | 'address'> {
  id: MenuEntry | 'more';
  /** Absent for More, which has no page of its own. */
  address?: string;
  /** Absent if the page has no data for it: no menu rather than an empty one. */
  subMenu?: SubMenu | undefined;
  /** The entries under More. */
  children?: readonly BarLink[];
}

interface NavbarInput {
  site: SiteConfig;
  messages: NavbarMessages;
  data: NavbarData;
}

/** Shown under More if the site has a patio guide, else in the menu itself (NAV-5). */
const MORE_ENTRIES: readonly MenuEntry[] = ['neighbourhoods', 'contests'];

/** The entries of the menu, in the configured order, without those that are disabled. */
export function listBarEntries(input: NavbarInput): readonly BarEntry[] {
  const { site, messages } = input;
  const links = listLinks(site, messages);
  const entries: BarEntry[] = links.map((link) => ({ ...link, subMenu: createSubMenu(link, input) }));
  const hasMore = links.some(({ id }) => id === 'patioGuide');
  const children = links.filter(({ id }) => MORE_ENTRIES.includes(id));
  if (!hasMore || children.length === 0) return entries;
  const index = entries.findIndex(({ id }) => id === children[0]?.id);
  const isMoved = ({ id }: BarEntry) => children.some((child) => child.id === id);
  const more: BarEntry = { id: 'more', label: messages.more, isExternal: false, children };
  return entries.toSpliced(index, 0, more).filter((entry) => !isMoved(entry));
}

function listLinks(site: SiteConfig, messages: NavbarMessages): BarLink[] {
  const paths = sitePaths(site);
  return listMenuEntries(site).flatMap((id) => {
    const address = paths[id];
    if (!address) return [];
    return [{ id, address, label: messages.entries[id], isExternal: /^https?:/.test(address) }];
  });
}
