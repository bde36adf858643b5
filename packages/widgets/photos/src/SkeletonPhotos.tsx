import { Skeleton } from '@cityguide/ui';
import gridStyles from './grid/PhotoGrid.module.css';
import styles from './Photos.module.css';
import sliderStyles from './slider/PhotoSlider.module.css';

/** Placeholders of the photos. */
export function SkeletonPhotos({ layout }: { layout: 'slider' | 'grid' }) {
  const isSlider = layout === 'slider';
  const squares = [...Array(4).keys()].map((index) => (
    <li key={index} className={isSlider ? sliderStyles.slide : ''}>
      <span className={styles.square}>
        <Skeleton shape="block" />
      </span>
    </li>
  ));
  return (
    <div className={isSlider ? sliderStyles.row : ''} aria-hidden="true">
      <ul className={isSlider ? sliderStyles.slides : gridStyles.grid}>{squares}</ul>
    </div>
  );
}
