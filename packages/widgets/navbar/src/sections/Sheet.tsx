import { useSite } from '@cityguide/store/react';
import { ArrowRightIcon, Icon, Image } from '@cityguide/ui';
import type { BarEntry, BarLink } from '../entries/listBarEntries';
import type { SubMenuData } from '../definition';
import { useMessages } from '../words/useMessages';
import styles from './Sheet.module.css';

/** As many pictures as fit beside the links. */
const PICTURES = 3;

/** What opens under a section: a full-width sheet of links and pictures, or the short list of More. */
export function Sheet({ id, entry }: { id: string; entry: BarEntry }) {
  if (entry.children) return <ShortList id={id} links={entry.children} />;
  return (
    <div id={id} className={styles.sheet} data-sheet>
      <div className={styles.inside}>
        <SheetLinks entry={entry} types={entry.subMenu?.types ?? []} />
        <Pictures listings={entry.subMenu?.listings ?? []} />
      </div>
    </div>
  );
}

function ShortList({ id, links }: { id: string; links: readonly BarLink[] }) {
  return (
    <ul id={id} className={styles.shortList} data-sheet>
      {links.map((link) => (
        <li key={link.id} className={styles.shortItem}>
          <a className={styles.shortLink} href={link.address}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SheetLinks({ entry, types }: { entry: BarEntry; types: NonNullable<SubMenuData['types']> }) {
  const words = useMessages();
  return (
    <div className={styles.links}>
      <a className={styles.all} href={entry.address}>
        {words.allOf(entry.label)}
        <Icon shape={ArrowRightIcon} size={16} />
      </a>
      {types.length > 0 && (
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type.share_url} className={styles.type}>
              <a className={styles.typeLink} href={type.share_url}>
                {type.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Pictures({ listings }: { listings: NonNullable<SubMenuData['listings']> }) {
  const { imageServer } = useSite();
  if (listings.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {listings.slice(0, PICTURES).map((listing) => (
        <li key={listing.share_url} className={styles.picture}>
          <a className={styles.pictureLink} href={listing.share_url}>
            <Image
              address={listing.image_url}
              alt=""
              width={600}
              height={400}
              command="resize_then_crop"
              server={imageServer}
              loading="eager"
            />
            <span className={styles.pictureName}>{listing.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
