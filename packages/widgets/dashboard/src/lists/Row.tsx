import { useSite } from '@cityguide/store/react';
import { CloseIcon, IconButton, Image } from '@cityguide/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords';
import { listMessages } from './listMessages';
import styles from './Row.module.css';

export interface RowProps {
  /** Of what was saved; the row is found by it. */
  id: number;
  name: string;
  href: string | null;
  picture: string | null;
  /** One quiet line; what is missing leaves nothing. */
  facts?: readonly (string | null | undefined)[];
  /** When it was saved. */
  when?: ReactNode;
  /** Before the picture: what ticks it. */
  start?: ReactNode;
  /** Under the words, such as stars. */
  controls?: ReactNode;
  onRemove(): void;
}

/** One thing of a list: picture, name, facts, and the control that takes it out. */
export function Row({ id, name, href, picture, facts = [], when, start, controls, onRemove }: RowProps) {
  const { imageServer } = useSite();
  const words = useWords(listMessages);
  const told = facts.filter(Boolean).join(' · ');
  const image = (
    <Image
      address={picture}
      alt=""
      width={300}
      height={200}
      command="resize_then_crop"
      server={imageServer}
    />
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
        {told && <p className={styles.facts}>{told}</p>}
        {when && <p className={styles.facts}>{when}</p>}
        {controls}
      </div>
      <div className={styles.end}>
        <IconButton shape={CloseIcon} label={words.remove(name)} data-cg-leave="" onClick={onRemove} />
      </div>
    </li>
  );
}
