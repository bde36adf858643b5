import { type CSSProperties, type Ref, useEffect, useState } from 'react';
import styles from './Stage.module.css';

interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  /** The initial URL; later changes are sent as messages. */
  address: string;
  style: CSSProperties;
  onMount(): void;
}

/** The page of the stage. Another `key` creates a new page. */
export function StageFrame({ ref, address, style, onMount }: StageFrameProps) {
  const [initialAddress] = useState(address);
  useEffect(onMount, [onMount]);
  return <iframe ref={ref} className={styles.frame} title="Stage" src={initialAddress} style={style} />;
}
