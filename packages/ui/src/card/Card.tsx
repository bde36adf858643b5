import type { ReactNode } from 'react';
import { Image } from '../image/Image';
import styles from './Card.module.css';

export interface CardProps {
  name: string;
  /** Where the name and the picture lead; without it neither is a link. */
  href?: string;
  /** As the API gives it, shown at 600x400. */
  imageAddress?: string | null;
  /** Where pictures lie whose address is a bare name. */
  imageServer?: string;
  imageLoading?: 'eager' | 'lazy';
  /** One quiet line under the name. */
  facts?: ReactNode;
  /** A short mark beside the name, such as a rating. */
  mark?: ReactNode;
  /** On the picture's corner, one below the other: the save controls. */
  corner?: ReactNode;
  /** Links and controls under the facts, at the card's foot. */
  actions?: ReactNode;
  /** Rank of the name among the page's headings. */
  headingLevel?: 2 | 3 | 4;
}

/** A picture, a name of at most two lines, a line of facts, actions. Equal heights in a row of any grid. */
export function Card({
  name,
  href,
  imageAddress,
  imageServer,
  imageLoading,
  headingLevel = 3,
  ...parts
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  // The name says what the picture shows, so the picture's link would only be heard twice.
  const picture = (
    <Image
      address={imageAddress}
      alt=""
      width={600}
      height={400}
      command="resize_then_crop"
      server={imageServer}
      loading={imageLoading}
    />
  );
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {href ? (
          <a className={styles.pictureLink} href={href} tabIndex={-1} aria-hidden="true">
            {picture}
          </a>
        ) : (
          picture
        )}
        {parts.corner && <div className={styles.corner}>{parts.corner}</div>}
      </div>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {href ? (
            <a className={styles.nameLink} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {parts.mark}
      </div>
      {parts.facts && <div className={styles.facts}>{parts.facts}</div>}
      {parts.actions && <div className={styles.actions}>{parts.actions}</div>}
    </article>
  );
}
