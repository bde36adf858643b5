import { useState, type Ref } from 'react';
import { useMessages } from '../useMessages';
import styles from './ExitLink.module.css';
import { getOnboardingReturnPath } from '@cityguide/site-config';

/** Skips the remaining steps and returns to where the visitor came from. */
export function ExitLink({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const messages = useMessages();
  const [address] = useState(() => getRedirectPath(window.location.href));
  return (
    <a ref={ref} className={styles.link} href={address}>
      {messages.skipAll}
    </a>
  );
}

/** Where the onboarding redirects to: the `next` parameter of the URL, if it is a path of this site. */
const getRedirectPath = (url: string): string =>
  getOnboardingReturnPath(new URL(url).searchParams.get('next'));
