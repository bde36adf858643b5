import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Modal from 'react-modal';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icon/icons';
import styles from './Dialog.module.css';
import { trapTabKey } from './trapTabKey';
import { useBackdropClick } from './useBackdropClick';
import { useModalHost } from './useModalHost';
import { isFocusable } from '../focus/findFocusable';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button or a press on the backdrop; also when another dialog opens. */
  onClose(): void;
  /** The heading, and the dialog's accessible name. */
  title: string;
  closeLabel: string;
  /** Another step in the same dialog: when it changes, the focus moves to the new contents, as on opening. */
  step?: string;
  children: ReactNode;
}

/** A modal dialog in the middle of the screen; a sheet from the bottom edge on phones. */
export function Dialog({ isOpen, onClose, title, closeLabel, step = title, children }: DialogProps) {
  const host = useModalHost(isOpen, onClose);
  const backdropPress = useBackdropClick(onClose);
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
      // The background is made inert as a whole; the focus returns by our own rule, which handles Safari.
      ariaHideApp={false}
      // Handled by useModalHost on the whole page: a press on the backdrop leaves the focus outside the dialog.
      shouldCloseOnEsc={false}
      // A press that begins or ends inside, as when text is selected, does not count as one on the backdrop.
      shouldCloseOnOverlayClick={false}
      overlayElement={(props, contents) => (
        <div {...props} role="presentation" onKeyDown={trapTabKey} {...backdropPress}>
          {contents}
        </div>
      )}
      contentElement={(props, children) => (
        // The library's own Tab handling does not expect the focus on the heading.
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
    if (contents.current) findInitialFocus(contents.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={contents} className={styles.contents}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={styles.close}>
        <IconButton label={closeLabel} icon={CloseIcon} onClick={onClose} />
      </div>
    </div>
  );
}

/**
 * Where the focus goes when a dialog's contents appear: the first field where a keyboard is likely, else the heading,
 * since focusing a field on a phone would cover the dialog with the on-screen keyboard.
 */
function findInitialFocus(contents: HTMLElement): HTMLElement | null {
  const hasKeyboard = window.matchMedia?.('(pointer: fine)').matches ?? true;
  const fields = [...contents.querySelectorAll<HTMLElement>('input, select, textarea')];
  const field = hasKeyboard ? fields.find(isFocusable) : undefined;
  return field ?? contents.querySelector<HTMLElement>('h2');
}
