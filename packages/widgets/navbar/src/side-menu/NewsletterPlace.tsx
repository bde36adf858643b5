import { sitePaths } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { ArrowRightIcon, Icon } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './NewsletterPlace.module.css';

/**
 * The newsletter's place in the menu (NAV-7): a mount point, whose widget brings a form. Where it cannot come, a link leads
 * to the page where people sign up.
 */
export function NewsletterPlace() {
  const site = useSite();
  const words = useMessages();
  const title = words.newsletterTitle(site.city.name);
  return (
    <div data-widget="newsletter" data-load="visible" data-title={title}>
      <div className={styles.place}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.help}>{words.newsletterHelp}</p>
        <a className={styles.link} href={sitePaths(site).newsletters}>
          {words.newsletterSignUp}
          <Icon shape={ArrowRightIcon} size={16} />
        </a>
      </div>
    </div>
  );
}
