import { exportAccountData } from '@cityguide/store/dashboard';
import { useStore } from '@cityguide/store/react';
import { Button, DownloadIcon, ErrorText, Icon, LiveRegion } from '@cityguide/ui';
import { useState } from 'react';
import { useMessages } from '../useMessages';
import { homeMessages } from './homeMessages';
import { Section } from './Section';
import styles from './DataExportSection.module.css';

/** How long the browser may take to start the download. */
const REVOKE_DELAY_MS = 60_000;

/** Lets members download everything that is stored about them as a file (DASH-6). */
export function DataExportSection() {
  const store = useStore();
  const messages = useMessages(homeMessages);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState('');

  async function download() {
    setWorking(true);
    setError(null);
    setStatus('');
    const outcome = await exportAccountData(store);
    setWorking(false);
    if (!outcome.isSuccessful) return setError(outcome.message ?? messages.downloadFailed);
    downloadFile('my-data.json', JSON.stringify(outcome.result, null, 2));
    setStatus(messages.downloaded);
  }

  return (
    <Section heading={messages.data} help={messages.dataHelp}>
      <div className={styles.foot}>
        <Button variant="secondary" isBusy={isWorking} onClick={() => void download()}>
          <Icon icon={DownloadIcon} />
          {messages.download}
        </Button>
        <span className={styles.news} aria-hidden="true">
          {status}
        </span>
      </div>
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
      <LiveRegion message={status} />
    </Section>
  );
}

/** Downloads a JSON file. */
function downloadFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers only follow links that are in the document.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
