import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icon/shapes';
import styles from './Dialog.module.css';
import { findFirstStop } from './findFirstStop';
import { keepTabInside } from './keepTabInside';
import { useBackdropPress } from './useBackdropPress';
import { useDialogPlace } from './useDialogPlace';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button or a press on the backdrop; also when another dialog opens. */
  onClose(): void;
  /** The heading, and the dialog's name. */
  title: string;
  closeLabel: string;
  /** Another step in the same dialog: when it changes the focus moves to the new contents, as on opening. */
  step?: string;
  children: ReactNode;
}

/** A modal dialog in the middle of the screen; a sheet from the bottom edge on phones. */
export function Dialog({ isOpen, onClose, title, closeLabel, step = title, children }: DialogProps) {
  const host = useDialogPlace(isOpen, onClose);
  const backdropPress = useBackdropPress(onClose);
  if (!isOpen || !host) return null;
  return createPortal(
    // Escape and the close button do the same by keyboard.
    <div className={styles.backdrop} role="presentation" onKeyDown={keepTabInside} {...backdropPress}>
      <div className={styles.dialog} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1}>
        <DialogContents key={step} title={title} closeLabel={closeLabel} onClose={onClose}>
          {children}
        </DialogContents>
      </div>
    </div>,
    host,
  );
}

type ContentsProps = Pick<DialogProps, 'title' | 'closeLabel' | 'onClose' | 'children'>;

function DialogContents({ title, closeLabel, onClose, children }: ContentsProps) {
  const contents = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (contents.current) findFirstStop(contents.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={contents} className={styles.contents}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={styles.close}>
        <IconButton label={closeLabel} shape={CloseIcon} onClick={onClose} />
      </div>
    </div>
  );
}
