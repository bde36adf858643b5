import { socialNetworks } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { useMessages } from '../catalogue/useMessages';
import styles from './MenuFooter.module.css';
import { NewsletterMountPoint } from './NewsletterMountPoint';

/** The menu's footer: newsletter and links; what the site does not have is left out. */
export function MenuFooter() {
  const site = useSite();
  const messages = useMessages();
  const { paths } = useStore();
  const links = [
    { label: messages.contact, address: paths.contact },
    { label: messages.advertise, address: paths.advertise },
    { label: messages.jobs, address: paths.jobs },
    { label: messages.archives, address: paths.archives },
    { label: messages.newsletters, address: paths.newsletters },
    { label: messages.masthead, address: site.appLinks.masthead },
    { label: messages.iphoneApp, address: site.appLinks.iphoneApp },
  ];
  const networks = socialNetworks.map((network) => ({
    label: messages.networks[network],
    address: site.social[network],
  }));
  return (
    <div className={styles.footer}>
      <NewsletterMountPoint />
      <LinkList label={messages.footerLabel} links={links} />
      <LinkList label={messages.followUs} links={networks} hasHeading />
    </div>
  );
}

interface LinkListProps {
  label: string;
  links: readonly { label: string; address: string | undefined }[];
  /** Shows the label as a heading. */
  hasHeading?: boolean;
}

function LinkList({ label, links, hasHeading = false }: LinkListProps) {
  const shown = links.filter(({ address }) => address);
  if (shown.length === 0) return null;
  return (
    <div className={styles.part}>
      {hasHeading && <p className={styles.title}>{label}</p>}
      <ul className={styles.list} aria-label={label}>
        {shown.map((link) => (
          <li key={link.label} className={styles.item}>
            <a
              className={styles.link}
              href={link.address}
              rel={link.address?.startsWith('/') ? undefined : 'noopener'}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
