import { createNewsletterSettings } from '@cityguide/store/dashboard';
import { useProfile, useStore, useStoreState } from '@cityguide/store/react';
import { Button, ErrorText, LiveRegion, Skeleton } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../useMessages';
import { newsletterMessages, type NewsletterFlag } from './newsletterMessages';
import { NewsletterSwitch } from './NewsletterSwitch';
import styles from './NewsletterPage.module.css';

/** Each newsletter as a switch that is saved on its own (DASH-3). */
export function NewsletterPage() {
  const { profile: store } = useStore();
  const messages = useMessages(newsletterMessages);
  const [settingsStore] = useState(() => createNewsletterSettings({ profile: store }));
  const [isLoaded, setLoaded] = useState(false);
  const { profile } = useProfile();
  const { settings, failed, saved } = useStoreState(settingsStore);
  useEffect(() => {
    const stop = settingsStore.start();
    void store.load().then(() => setLoaded(true));
    return stop;
  }, [settingsStore, store]);

  if (!settings && (!isLoaded || profile)) return <SwitchesSkeleton />;
  if (!settings) {
    return (
      <div className={styles.failed} role="alert">
        <span>{messages.settingsFailed}</span>
        <Button
          variant="secondary"
          onClick={() => {
            setLoaded(false);
            void store.load().then(() => setLoaded(true));
          }}
        >
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  const flags = Object.keys(messages.letters) as NewsletterFlag[];
  return (
    <>
      <p className={styles.help}>{messages.help}</p>
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag} className={styles.item}>
            <NewsletterSwitch
              flag={flag}
              {...messages.letters[flag]}
              isOn={settings[flag]}
              onSwitch={(isOn) => settingsStore.setFlag(flag, isOn)}
            />
            {failed?.flag === flag && (
              <div role="alert">
                <ErrorText message={messages.failed(messages.letters[flag].title, failed.message)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <LiveRegion message={saved ? messages.saved(messages.letters[saved].title, settings[saved]) : ''} />
    </>
  );
}

function SwitchesSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton isShort />
    </div>
  );
}
