import type { RowNotice as Notice } from '@cityguide/store/dashboard';
import { Button, CloseIcon, Icon, IconButton, LiveRegion, UndoIcon } from '@cityguide/ui';
import { useMessages } from '../useMessages';
import { listMessages, type ListMessages } from './listMessages';
import styles from './RowNotice.module.css';

interface RowNoticeProps {
  notice: Notice<unknown> | null;
  name: string;
  onUndo(): void;
  onClose(): void;
}

/**
 * Says what was just removed from the list, with an Undo button. It stays until it is closed or replaced, so that
 * members have time to read it.
 */
export function RowNotice({ notice, name, onUndo, onClose }: RowNoticeProps) {
  const messages = useMessages(listMessages);
  const text = notice ? formatNotice(notice, name, messages) : '';
  return (
    <>
      {/* Failures are announced by the store. */}
      <LiveRegion message={notice?.kind === 'failed' ? '' : text} />
      {notice && notice.kind !== 'restored' && (
        <div className={styles.notice}>
          <span className={styles.words}>{text}</span>
          {notice.kind === 'left' && (
            <Button variant="quiet" onClick={onUndo}>
              <Icon icon={UndoIcon} />
              {messages.undo}
            </Button>
          )}
          <IconButton icon={CloseIcon} label={messages.close} onClick={onClose} />
        </div>
      )}
    </>
  );
}

function formatNotice({ kind, value }: Notice<unknown>, name: string, messages: ListMessages): string {
  if (kind === 'failed') return messages.changeFailed(name);
  if (kind === 'restored') return messages.restored(name);
  return value === false ? messages.removed(name) : messages.ticked(name, Boolean(value));
}
