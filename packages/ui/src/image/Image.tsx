import { useState } from 'react';
import { Icon } from '../icon/Icon';
import { PictureIcon } from '../icon/icons';
import type { ImageSize } from './getImageUrl';
import { getImageUrl, getImageSrcSet, resolveImageUrl } from './getImageUrl';
import styles from './Image.module.css';

export interface ImageProps extends Omit<ImageSize, 'density'> {
  /** As the API returns it; if missing or unusable, the placeholder is shown and nothing is requested. */
  url: string | null | undefined;
  /** '' where the text beside it says the same. */
  alt: string;
  /** `eager` for what is visible first; everything else loads when it comes near the viewport. */
  loading?: 'eager' | 'lazy';
  /** Where the image is as wide as its column: its candidates by width, and its width in CSS. */
  srcSet?: string | null;
  sizes?: string;
  /** `round` for faces. */
  shape?: 'box' | 'round';
}

/** How many requests may fail: the sized image, then the plain one, then no more. */
const MAX_FAILURES = 2;

/**
 * An image in a box of fixed ratio. If it fails it is requested once more, without sizes; then a placeholder with the
 * `alt` text is shown, and nothing is requested again.
 */
export function Image({ url, alt, loading = 'lazy', srcSet, sizes, shape = 'box', ...size }: ImageProps) {
  const [failed, setFailed] = useState({ address: url, failureCount: 0 });
  const times = failed.address === url ? failed.failureCount : 0;
  const source = getImageUrl(url, size);
  const box = [styles.box, styles[getRatio(size)], shape === 'round' ? styles.round : '']
    .filter(Boolean)
    .join(' ');
  if (!source || times >= MAX_FAILURES) return <Placeholder className={box} alt={alt} />;
  return (
    <span className={box}>
      <img
        // A new element for the second try; otherwise the browser would not send a request.
        key={times}
        className={styles.image}
        // Before `src`: some browsers start loading as soon as that is set.
        loading={loading}
        src={times === 0 ? source : (resolveImageUrl(url, size.baseUrl) ?? undefined)}
        srcSet={times === 0 ? (srcSet ?? getImageSrcSet(url, size) ?? undefined) : undefined}
        // Measured by the browser if it can; an eager image is requested before there is anything to measure.
        sizes={sizes && loading === 'lazy' ? `auto, ${sizes}` : sizes}
        width={size.width}
        height={size.height}
        alt={alt}
        decoding="async"
        onError={() => setFailed({ address: url, failureCount: times + 1 })}
      />
    </span>
  );
}

function Placeholder({ className, alt }: { className: string; alt: string }) {
  return (
    <span className={`${className} ${styles.placeholder}`}>
      <Icon icon={PictureIcon} size={32} />
      {alt && <span className={styles.words}>{alt}</span>}
    </span>
  );
}

function getRatio({ width, height }: Pick<ImageSize, 'width' | 'height'>): 'wide' | 'square' | 'free' {
  if (width === height) return 'square';
  return width * 2 === height * 3 ? 'wide' : 'free';
}
