export interface MenuLink {
  name: string;
  address: string;
}

export interface MenuPicture extends MenuLink {
  /** As the page gave it; absent shows the placeholder. */
  image: string | undefined;
  /** '4.50'; absent where nobody has rated. */
  rating?: string | undefined;
}

export interface PictureGroup {
  /** Absent where the section's own name says it all. */
  title?: string;
  pictures: readonly MenuPicture[];
}

/** What opens under a section. There is always something in it beside the section itself. */
export interface SubMenu {
  /** The section itself. */
  all: MenuLink;
  links: readonly MenuLink[];
  groups: readonly PictureGroup[];
  /** Stories come before the links (NAV-3); elsewhere the links are what people look for. */
  isPicturesFirst: boolean;
}
