import { Button } from '@cityguide/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/useWords';
import { homeMessages } from '../homeMessages';
import { Part } from '../Part';
import { DeletionForm } from './DeletionForm';

/** Deletes the account, in two steps (DASH-6). */
export function DeletionPart({ onDeleted }: { onDeleted(): void }) {
  const words = useWords(homeMessages);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <Part heading={words.deletion} help={words.deletionHelp}>
      <div ref={place}>
        {isAsking ? (
          <DeletionForm onDeleted={onDeleted} onCancel={() => setAsking(false)} />
        ) : (
          <Button look="secondary" onClick={() => setAsking(true)}>
            {words.startDeletion}
          </Button>
        )}
      </div>
    </Part>
  );
}
