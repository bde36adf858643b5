import {
  type RefObject,
  useCallback,
  useRef,
  type CSSProperties,
  type Ref,
  useEffect,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import type { StageMessage } from '../stage/StageMessage';
import { formatState } from '../state/formatState';
import { type SandboxState, screens } from '../state/SandboxState';
import type { StageRecord } from './createStageRecord';
import { RadioGroup } from './RadioGroup';
import { fitStage } from './fitStage';
import styles from './Stage.module.css';
import { useElementSize } from './useElementSize';
import { useStageMessages } from './useStageMessages';

interface StageProps {
  catalogue: Catalogue;
  state: SandboxState;
  record: StageRecord;
  frame: RefObject<HTMLIFrameElement | null>;
  onChange(part: Partial<SandboxState>): void;
}

const screenChoices = screens.map(({ id, label, widthPx }) => ({
  id,
  label,
  hint: widthPx === null ? 'As wide as there is room' : `${widthPx} px`,
}));

const STATUS_LABELS = {
  loading: 'Loading',
  ready: 'Ready',
  failed: 'Not started, the content of the page stays',
};

/** The widget on a page of its own, so that its media queries match the chosen screen. */
export function Stage({ catalogue, state, record, frame, onChange }: StageProps) {
  const room = useRef<HTMLDivElement>(null);
  const status = useStore(record, (current) => current.status);
  const screen = screens.find(({ id }) => id === state.screen) ?? screens[0];
  const { widthPx, heightPx, scale } = fitStage(screen.widthPx, useElementSize(room));
  const address = `stage.html${formatState({ ...state, screen: 'fit' }, catalogue)}`;
  // Changed options or data are sent to the page; any other change reloads it.
  const page = formatState({ ...state, screen: 'fit', options: {}, data: undefined }, catalogue);

  const onMessage = useCallback(
    (message: StageMessage) => {
      if (message.cityguide === 'visitor') onChange({ visitor: message.visitor });
      record.handleMessage(message);
    },
    [record, onChange],
  );
  useStageMessages(frame, { options: state.options, data: state.data, onMessage });

  return (
    <section className={styles.stage} aria-label="Widget">
      <div className={styles.head}>
        <p role="status" className={[styles.status, styles[status]].join(' ')}>
          {STATUS_LABELS[status]}
        </p>
        <RadioGroup
          label="Screen"
          isLabelHidden
          choices={screenChoices}
          selected={state.screen}
          onChange={(chosen) => onChange({ screen: chosen })}
        />
        <p className={styles.size}>
          {Math.round(widthPx)} px wide{scale < 1 && `, drawn at ${Math.round(scale * 100)} %`}
        </p>
        <a className={styles.alone} href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </div>
      <div ref={room} className={styles.room}>
        <StageFrame
          key={page}
          ref={frame}
          address={address}
          onMount={record.reset}
          style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  /** The initial URL; later changes are sent as messages. */
  address: string;
  style: CSSProperties;
  onMount(): void;
}

/** The page of the stage. Another `key` creates a new page. */
function StageFrame({ ref, address, style, onMount }: StageFrameProps) {
  const [initialAddress] = useState(address);
  useEffect(onMount, [onMount]);
  return <iframe ref={ref} className={styles.frame} title="Stage" src={initialAddress} style={style} />;
}
