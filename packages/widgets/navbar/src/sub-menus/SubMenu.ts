export interface MenuLink {
  name: string;
  address: string;
}

export interface MenuPicture extends MenuLink {
  /** The URL from the page; without one the placeholder is shown. */
  image: string | undefined;
  /** '4.50'; absent if there are no ratings. */
  rating?: string | undefined;
}

export interface PictureGroup {
  /** Absent where the section's own name is enough. */
  title?: string;
  pictures: readonly MenuPicture[];
}

/** The sub menu of a section. It always has more than the link to the section itself. */
export interface SubMenu {
  /** The link to the section itself. */
  sectionLink: MenuLink;
  links: readonly MenuLink[];
  groups: readonly PictureGroup[];
  /**
   * Articles are shown before the links (NAV-3); in other sub menus the links come first, since visitors look for
   * them.
   */
  isPicturesFirst: boolean;
}
