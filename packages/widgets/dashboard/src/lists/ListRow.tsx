import { useSite } from '@cityguide/store/react';
import { CloseIcon, IconButton, Image } from '@cityguide/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../useMessages';
import { listMessages } from './listMessages';
import styles from './ListRow.module.css';

export interface ListRowProps {
  /** The id of the saved object; the row is found by it. */
  id: number;
  name: string;
  href: string | null;
  picture: string | null;
  /** Shown on one line; missing facts are skipped. */
  facts?: readonly (string | null | undefined)[];
  /** When it was saved. */
  when?: ReactNode;
  /** Before the picture, such as a checkbox. */
  start?: ReactNode;
  /** Under the text, such as stars. */
  controls?: ReactNode;
  onRemove(): void;
}

/** One item of a list: picture, name, facts, and the button that removes it. */
export function ListRow({
  id,
  name,
  href,
  picture,
  facts = [],
  when,
  start,
  controls,
  onRemove,
}: ListRowProps) {
  const { imageServer } = useSite();
  const messages = useMessages(listMessages);
  const factsText = facts.filter(Boolean).join(' · ');
  const image = (
    <Image url={picture} alt="" width={300} height={200} command="resize_then_crop" baseUrl={imageServer} />
  );
  return (
    <li className={styles.row} data-cg-row={id}>
      {start}
      {href ? (
        <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
          {image}
        </a>
      ) : (
        <span className={styles.picture}>{image}</span>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href ? (
            <a className={styles.link} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {factsText && <p className={styles.facts}>{factsText}</p>}
        {when && <p className={styles.facts}>{when}</p>}
        {controls}
      </div>
      <div className={styles.end}>
        <IconButton icon={CloseIcon} label={messages.remove(name)} data-cg-leave="" onClick={onRemove} />
      </div>
    </li>
  );
}
