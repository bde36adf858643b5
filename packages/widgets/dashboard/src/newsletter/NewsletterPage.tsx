import { createNewsletterSettings } from '@cityguide/store/dashboard';
import { useProfile, useStore, useStoreState } from '@cityguide/store/react';
import { Button, ErrorText, LiveRegion, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../words/useWords';
import { newsletterMessages, type NewsletterFlag } from './newsletterMessages';
import { NewsletterSwitch } from './NewsletterSwitch';
import styles from './NewsletterPage.module.css';

/** Every newsletter as a switch that is saved by itself (DASH-3). */
export function NewsletterPage() {
  const { profile: store } = useStore();
  const words = useWords(newsletterMessages);
  const [choices] = useState(() => createNewsletterSettings({ profile: store }));
  const [hasAnswered, setAnswered] = useState(false);
  const { profile } = useProfile();
  const { settings, failed, saved } = useStoreState(choices);
  useEffect(() => {
    const stop = choices.start();
    void store.load().then(() => setAnswered(true));
    return stop;
  }, [choices, store]);

  if (!settings && (!hasAnswered || profile)) return <WaitingSwitches />;
  if (!settings) {
    return (
      <div className={styles.failed} role="alert">
        <span>{words.settingsFailed}</span>
        <Button
          look="secondary"
          onClick={() => {
            setAnswered(false);
            void store.load().then(() => setAnswered(true));
          }}
        >
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  const flags = Object.keys(words.letters) as NewsletterFlag[];
  return (
    <>
      <p className={styles.help}>{words.help}</p>
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag} className={styles.item}>
            <NewsletterSwitch
              flag={flag}
              {...words.letters[flag]}
              isOn={settings[flag]}
              onSwitch={(isOn) => choices.choose(flag, isOn)}
            />
            {failed?.flag === flag && (
              <div role="alert">
                <ErrorText message={words.failed(words.letters[flag].title, failed.message)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <LiveRegion message={saved ? words.saved(words.letters[saved].title, settings[saved]) : ''} />
    </>
  );
}

function WaitingSwitches() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
