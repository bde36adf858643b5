import { listMenuEntries } from '@cityguide/site-config';
import type { MenuEntry, SiteConfig, SiteLinks } from '@cityguide/site-config';
import type { MenuData, NavbarData } from '../definition';
import type { NavbarMessages } from '../messages';
import { readLinks } from '../sub-menus/readLinks';
import { createSubMenu } from '../sub-menus/createSubMenu';
import type { MenuLink, SubMenu } from '../sub-menus/SubMenu';

export interface BarLink {
  /** `own-3` is an entry of the CMS's own menu. */
  id: MenuEntry | `own-${string}`;
  label: string;
  address: string;
  /** Whether the entry links to another site. */
  isExternal: boolean;
}

export interface BarEntry extends Omit<BarLink, 'id' | 'address'> {
  id: BarLink['id'] | 'more';
  /** Absent for More, which has no page of its own. */
  address?: string;
  /** Absent if the page has no data for it: no menu rather than an empty one. */
  subMenu?: SubMenu | undefined;
  /** The entries under More. */
  children?: readonly BarLink[];
}

interface NavbarInput {
  site: SiteConfig;
  paths: SiteLinks;
  messages: NavbarMessages;
  data: NavbarData;
}

/** Shown under More if the site has a patio guide, else in the menu itself (NAV-5). */
const MORE_ENTRIES: readonly MenuEntry[] = ['neighbourhoods', 'contests'];

/**
 * The entries of the menu: the CMS's own if the page has one, else the configured ones in their order, without those
 * that are disabled.
 */
export function listBarEntries(input: NavbarInput): readonly BarEntry[] {
  const ownEntries = listOwnEntries(input.data?.menu);
  if (ownEntries.length > 0) return ownEntries;
  const { messages } = input;
  const links = listLinks(input);
  const entries: BarEntry[] = links.map((link) => ({ ...link, subMenu: createSubMenu(link, input) }));
  const hasMore = links.some(({ id }) => id === 'patioGuide');
  const children = links.filter(({ id }) => MORE_ENTRIES.includes(id));
  if (!hasMore || children.length === 0) return entries;
  const index = entries.findIndex(({ id }) => id === children[0]?.id);
  const isMoved = ({ id }: BarEntry) => children.some((child) => child.id === id);
  const more: BarEntry = { id: 'more', label: messages.more, isExternal: false, children };
  return entries.toSpliced(index, 0, more).filter((entry) => !isMoved(entry));
}

interface SectionLink extends BarLink {
  id: MenuEntry;
}

function listLinks({ site, paths, messages }: NavbarInput): SectionLink[] {
  return listMenuEntries(site).flatMap((id) => {
    const address = paths[id];
    return address ? [{ id, ...createLink({ name: messages.entries[id], address }) }] : [];
  });
}

const createLink = ({ name, address }: MenuLink) => ({
  label: name,
  address,
  isExternal: /^https?:/.test(address),
});

/** The menu that the CMS has printed; what is not a link is left out. */
function listOwnEntries(menu: readonly MenuData[] = []): BarEntry[] {
  return menu.flatMap((entry, index) => {
    const children = readLinks(entry.items).map((item, itemIndex) => ({
      id: `own-${index}-${itemIndex}` as const,
      ...createLink(item),
    }));
    return readLinks([entry]).map((link) => ({
      id: `own-${index}` as const,
      ...createLink(link),
      ...(children.length > 0 && { children }),
    }));
  });
}
