import { useSite, useStore } from '@cityguide/store/react';
import { ArrowRightIcon, Icon } from '@cityguide/ui';
import { useMessages } from '../catalogue/useMessages';
import styles from './NewsletterMountPoint.module.css';

/**
 * The newsletter's mount point in the menu (NAV-7), whose widget adds a form. The fallback is a link to the page
 * where people sign up.
 */
export function NewsletterMountPoint() {
  const site = useSite();
  const { paths } = useStore();
  const messages = useMessages();
  const title = messages.newsletterTitle(site.city.name);
  return (
    <div data-widget="newsletter" data-load="visible" data-title={title}>
      <div className={styles.place}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.help}>{messages.newsletterHelp}</p>
        {paths.newsletters && (
          <a className={styles.link} href={paths.newsletters}>
            {messages.newsletterSignUp}
            <Icon icon={ArrowRightIcon} size={16} />
          </a>
        )}
      </div>
    </div>
  );
}
