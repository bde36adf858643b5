import { ArrowRightIcon, Icon } from '@cityguide/ui';
import type { BarEntry, BarLink } from '../entries/listBarEntries';
import { PictureList } from '../sub-menus/PictureList';
import type { SubMenu } from '../sub-menus/SubMenu';
import styles from './MegaMenu.module.css';

/** The sub menu of a section: a full-width sheet of links and pictures, or the short list of More. */
export function MegaMenu({ id, entry: { subMenu, children } }: { id: string; entry: BarEntry }) {
  if (children) return <ShortList id={id} links={children} />;
  if (!subMenu) return null;
  const links = <MegaMenuLinks subMenu={subMenu} />;
  return (
    <div id={id} className={styles.sheet} data-sheet>
      <div className={`${styles.inside} ${styles[getLayout(subMenu)]}`}>
        {!subMenu.isPicturesFirst && links}
        {subMenu.groups.length > 0 && (
          <div className={styles.groups}>
            {subMenu.groups.map((group) => (
              <PictureList key={group.title ?? ''} group={group} layout="row" />
            ))}
          </div>
        )}
        {subMenu.isPicturesFirst && links}
      </div>
    </div>
  );
}

/** With more links than this there are several columns, and less space for pictures. */
const FEW_LINKS = 9;

function getLayout({ isPicturesFirst, links }: SubMenu): 'picturesFirst' | 'manyLinks' | 'fewLinks' {
  if (isPicturesFirst) return 'picturesFirst';
  return links.length > FEW_LINKS ? 'manyLinks' : 'fewLinks';
}

function ShortList({ id, links }: { id: string; links: readonly BarLink[] }) {
  return (
    <ul id={id} className={styles.shortList} data-sheet>
      {links.map((link) => (
        <li key={link.id} className={styles.item}>
          <a className={styles.shortLink} href={link.address}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MegaMenuLinks({ subMenu: { sectionLink, links } }: { subMenu: SubMenu }) {
  return (
    <div className={styles.links}>
      <a className={styles.all} href={sectionLink.address}>
        {sectionLink.name}
        <Icon icon={ArrowRightIcon} size={16} />
      </a>
      {links.length > 0 && (
        <ul className={styles.types}>
          {links.map(({ name, address }) => (
            <li key={`${address} ${name}`} className={styles.item}>
              <a className={styles.typeLink} href={address}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
