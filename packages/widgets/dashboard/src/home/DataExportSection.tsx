import { exportAccountData } from '@cityguide/store/dashboard';
import { useStore } from '@cityguide/store/react';
import { Button, DownloadIcon, ErrorText, Icon, LiveRegion } from '@cityguide/ui';
import { useState } from 'react';
import { useMessages } from '../useMessages';
import { homeMessages } from './homeMessages';
import { Section } from './Section';
import styles from './DataExportSection.module.css';
import { downloadFile } from './downloadFile';

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
