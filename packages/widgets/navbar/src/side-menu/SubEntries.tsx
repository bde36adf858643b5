import type { BarEntry } from '../entries/listBarEntries';
import { PictureList } from '../sub-menus/PictureList';
import type { MenuLink } from '../sub-menus/SubMenu';
import styles from './MenuEntry.module.css';

/** The sub menu of a section in the side menu: the same content as its sheet on the large bar, in one column. */
export function SubEntries({ id, entry: { subMenu, children = [] } }: { id: string; entry: BarEntry }) {
  const groups = subMenu?.groups.map((group) => (
    <PictureList key={group.title ?? ''} group={group} layout="list" />
  ));
  const links = subMenu?.links ?? children.map(({ label, address }) => ({ name: label, address }));
  return (
    <div id={id} className={styles.unfolded}>
      {subMenu?.isPicturesFirst && groups}
      <SubLinks all={subMenu?.sectionLink} links={links} />
      {!subMenu?.isPicturesFirst && groups}
    </div>
  );
}

function SubLinks({ all, links }: { all: MenuLink | undefined; links: readonly MenuLink[] }) {
  return (
    <ul className={styles.subList}>
      {all && <SubLink link={all} className={styles.all} />}
      {links.map((link) => (
        <SubLink key={`${link.address} ${link.name}`} link={link} />
      ))}
    </ul>
  );
}

function SubLink({ link, className = '' }: { link: MenuLink; className?: string | undefined }) {
  return (
    <li className={`${styles.item} ${className}`}>
      <a className={styles.subLink} href={link.address}>
        {link.name}
      </a>
    </li>
  );
}
