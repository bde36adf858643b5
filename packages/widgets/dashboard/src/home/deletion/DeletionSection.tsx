import { Button } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../useMessages';
import { homeMessages } from '../homeMessages';
import { Section } from '../Section';
import { DeletionForm } from './DeletionForm';

/** Deletes the account, in two steps (DASH-6). */
export function DeletionSection({ onDeleted }: { onDeleted(): void }) {
  const messages = useMessages(homeMessages);
  const [isConfirming, setConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming) container.current?.querySelector('button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  return (
    <Section heading={messages.deletion} help={messages.deletionHelp}>
      <div ref={container}>
        {isConfirming ? (
          <DeletionForm onDeleted={onDeleted} onCancel={() => setConfirming(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setConfirming(true)}>
            {messages.startDeletion}
          </Button>
        )}
      </div>
    </Section>
  );
}
