import { type CSSProperties, type Ref, useEffect, useState } from 'react';
import styles from './Stage.module.css';

interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  /** Where the page begins; later changes are told to it. */
  address: string;
  style: CSSProperties;
  onBegin(): void;
}

/** The page of the stage. Another `key` makes another page. */
export function StageFrame({ ref, address, style, onBegin }: StageFrameProps) {
  const [firstAddress] = useState(address);
  useEffect(onBegin, [onBegin]);
  return <iframe ref={ref} className={styles.frame} title="Stage" src={firstAddress} style={style} />;
}
