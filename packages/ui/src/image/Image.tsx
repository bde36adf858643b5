import { useState } from 'react';
import { Icon } from '../icon/Icon';
import { PictureIcon } from '../icon/shapes';
import type { ImageSize } from './imageAddress';
import { imageAddress, imageSourceSet, wholeAddress } from './imageAddress';
import styles from './Image.module.css';

export interface ImageProps extends Omit<ImageSize, 'density'> {
  /** As the API gives it; missing or unusable shows the placeholder and asks for nothing. */
  address: string | null | undefined;
  /** '' where the words beside it say the same. */
  alt: string;
  /** `eager` for what is seen first; everything else loads when it comes near. */
  loading?: 'eager' | 'lazy';
  /** `round` for faces. */
  shape?: 'box' | 'round';
}

/** How often the server has failed: the sized picture, then the plain one, then no more. */
const LAST_ATTEMPT = 2;

/**
 * A picture in a box of fixed ratio. If it fails it is asked for once more, without sizes; then a quiet placeholder
 * stands there with the words of `alt`, and nothing is asked for again.
 */
export function Image({ address, alt, loading = 'lazy', shape = 'box', ...size }: ImageProps) {
  const [failed, setFailed] = useState({ address, times: 0 });
  const times = failed.address === address ? failed.times : 0;
  const source = imageAddress(address, size);
  const box = [styles.box, styles[ratioOf(size)], shape === 'round' ? styles.round : '']
    .filter(Boolean)
    .join(' ');
  if (!source || times >= LAST_ATTEMPT) return <Placeholder className={box} alt={alt} />;
  return (
    <span className={box}>
      <img
        // A new element for the second try, so that the browser asks at all.
        key={times}
        className={styles.image}
        // Before the address: some browsers start loading at once when that is set.
        loading={loading}
        src={times === 0 ? source : (wholeAddress(address, size.server) ?? undefined)}
        srcSet={times === 0 ? (imageSourceSet(address, size) ?? undefined) : undefined}
        width={size.width}
        height={size.height}
        alt={alt}
        decoding="async"
        onError={() => setFailed({ address, times: times + 1 })}
      />
    </span>
  );
}

function Placeholder({ className, alt }: { className: string; alt: string }) {
  return (
    <span className={`${className} ${styles.placeholder}`}>
      <Icon shape={PictureIcon} size={32} />
      {alt && <span className={styles.words}>{alt}</span>}
    </span>
  );
}

function ratioOf({ width, height }: Pick<ImageSize, 'width' | 'height'>): 'wide' | 'square' | 'free' {
  if (width === height) return 'square';
  return width * 2 === height * 3 ? 'wide' : 'free';
}
