import { takeOwnData } from '@cityguide/store/dashboard';
import { useStore } from '@cityguide/store/react';
import { Button, DownloadIcon, ErrorText, Icon, LiveRegion } from '@cityguide/ui';
import { useState } from 'react';
import { useWords } from '../words/useWords';
import { homeMessages } from './homeMessages';
import { Part } from './Part';
import styles from './ExportPart.module.css';
import { saveFile } from './saveFile';

/** Gives the member everything that is kept about them as a file (DASH-6). */
export function ExportPart() {
  const store = useStore();
  const words = useWords(homeMessages);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState('');

  async function download() {
    setWorking(true);
    setError(null);
    setNews('');
    const outcome = await takeOwnData(store);
    setWorking(false);
    if (!outcome.isDone) return setError(outcome.message ?? words.downloadFailed);
    saveFile('my-data.json', JSON.stringify(outcome.result, null, 2));
    setNews(words.downloaded);
  }

  return (
    <Part heading={words.data} help={words.dataHelp}>
      <div className={styles.foot}>
        <Button look="secondary" isBusy={isWorking} onClick={() => void download()}>
          <Icon shape={DownloadIcon} />
          {words.download}
        </Button>
        <span className={styles.news} aria-hidden="true">
          {news}
        </span>
      </div>
      {error && (
        <div role="alert">
          <ErrorText message={error} />
        </div>
      )}
      <LiveRegion message={news} />
    </Part>
  );
}
