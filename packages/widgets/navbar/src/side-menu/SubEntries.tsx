import type { BarEntry } from '../entries/listBarEntries';
import { Pictures } from '../sub-menus/Pictures';
import type { MenuLink } from '../sub-menus/SubMenu';
import styles from './MenuEntry.module.css';

/** What a section of the side menu holds: the same as its sheet on the large bar, under each other. */
export function SubEntries({ id, entry: { subMenu, children = [] } }: { id: string; entry: BarEntry }) {
  const groups = subMenu?.groups.map((group) => (
    <Pictures key={group.title ?? ''} group={group} layout="list" />
  ));
  const links = subMenu
    ? [subMenu.all, ...subMenu.links]
    : children.map(({ label, address }) => ({ name: label, address }));
  return (
    <div id={id} className={styles.unfolded}>
      {subMenu?.isPicturesFirst && groups}
      <SubLinks links={links} />
      {!subMenu?.isPicturesFirst && groups}
    </div>
  );
}

function SubLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.subList}>
      {links.map(({ name, address }) => (
        <li key={`${address} ${name}`} className={styles.item}>
          <a className={styles.subLink} href={address}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
