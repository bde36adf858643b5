import type { RowNotice as Notice } from '@cityguide/store/dashboard';
import { Button, CloseIcon, Icon, IconButton, LiveRegion, UndoIcon } from '@cityguide/ui';
import { useWords } from '../words/useWords';
import { listMessages, type ListMessages } from './listMessages';
import styles from './RowNotice.module.css';

interface RowNoticeProps {
  notice: Notice<unknown> | null;
  name: string;
  onUndo(): void;
  onClose(): void;
}

/**
 * Says what has just left the list, with the way to bring it back. It stays until it is closed or the next one comes:
 * nobody has to be quick.
 */
export function RowNotice({ notice, name, onUndo, onClose }: RowNoticeProps) {
  const words = useWords(listMessages);
  const told = notice ? tell(notice, name, words) : '';
  return (
    <>
      {/* A failure is announced where it is met, by the store. */}
      <LiveRegion message={notice?.kind === 'failed' ? '' : told} />
      {notice && notice.kind !== 'restored' && (
        <div className={styles.notice}>
          <span className={styles.words}>{told}</span>
          {notice.kind === 'left' && (
            <Button look="quiet" onClick={onUndo}>
              <Icon shape={UndoIcon} />
              {words.undo}
            </Button>
          )}
          <IconButton shape={CloseIcon} label={words.close} onClick={onClose} />
        </div>
      )}
    </>
  );
}

function tell({ kind, wish }: Notice<unknown>, name: string, words: ListMessages): string {
  if (kind === 'failed') return words.changeFailed(name);
  if (kind === 'restored') return words.restored(name);
  return wish === false ? words.removed(name) : words.ticked(name, Boolean(wish));
}
