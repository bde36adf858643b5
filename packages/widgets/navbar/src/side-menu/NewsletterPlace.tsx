import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { ArrowRightIcon, Icon } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './NewsletterPlace.module.css';

/**
 * The newsletter's place in the menu (NAV-7). The box stands alone, so that a mount point can take the place of what is
 * in it; until then it leads to the page where people sign up.
 */
export function NewsletterPlace() {
  const site = useSite();
  const words = useMessages();
  return (
    <div className={styles.place}>
      <h2 className={styles.title}>{words.newsletterTitle(site.city.name)}</h2>
      <p className={styles.help}>{words.newsletterHelp}</p>
      <a className={styles.link} href={sitePaths(site).newsletters}>
        {words.newsletterSignUp}
        <Icon shape={ArrowRightIcon} size={16} />
      </a>
    </div>
  );
}
