import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Modal from 'react-modal';
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
  if (!host) return null;
  return (
    <Modal
      isOpen={isOpen}
      onRequestClose={onClose}
      parentSelector={() => host}
      contentLabel={title}
      className={styles.dialog ?? ''}
      overlayClassName={styles.backdrop ?? ''}
      bodyOpenClassName={null}
      // The background is made inert as a whole; focus goes back by our own rule, which knows Safari.
      ariaHideApp={false}
      // Heard by useDialogPlace on the whole page: a press on the backdrop leaves the focus outside the dialog.
      shouldCloseOnEsc={false}
      // A press that begins or ends inside, as when text is selected, is none on the backdrop.
      shouldCloseOnOverlayClick={false}
      overlayElement={(props, contents) => (
        <div {...props} role="presentation" onKeyDown={keepTabInside} {...backdropPress}>
          {contents}
        </div>
      )}
      contentElement={(props, children) => (
        // The library's own keeping of Tab does not know the heading that takes the focus.
        <div {...props} onKeyDown={undefined}>
          {children}
        </div>
      )}
      shouldReturnFocusAfterClose={false}
    >
      <DialogContents key={step} title={title} closeLabel={closeLabel} onClose={onClose}>
        {children}
      </DialogContents>
    </Modal>
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
