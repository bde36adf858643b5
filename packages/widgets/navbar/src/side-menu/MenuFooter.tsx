import { sitePaths, socialNetworks } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';
import { useMessages } from '../words/useMessages';
import styles from './MenuFooter.module.css';
import { NewsletterPlace } from './NewsletterPlace';

/** The menu's foot: newsletter and links; what the site does not have is left out. */
export function MenuFooter() {
  const site = useSite();
  const words = useMessages();
  const paths = sitePaths(site);
  const links = [
    { label: words.contact, address: paths.contact },
    { label: words.advertise, address: paths.advertise },
    { label: words.jobs, address: paths.jobs },
    { label: words.archives, address: paths.archives },
    { label: words.newsletters, address: paths.newsletters },
    { label: words.masthead, address: site.appLinks.masthead },
    { label: words.iphoneApp, address: site.appLinks.iphoneApp },
  ];
  const networks = socialNetworks.map((network) => ({
    label: words.networks[network],
    address: site.social[network],
  }));
  return (
    <div className={styles.footer}>
      <NewsletterPlace />
      <LinkList label={words.footerLabel} links={links} />
      <LinkList label={words.followUs} links={networks} isTitled />
    </div>
  );
}

interface LinkListProps {
  label: string;
  links: readonly { label: string; address: string | undefined }[];
  /** Shows the label as well. */
  isTitled?: boolean;
}

function LinkList({ label, links, isTitled = false }: LinkListProps) {
  const shown = links.filter(({ address }) => address);
  if (shown.length === 0) return null;
  return (
    <div className={styles.part}>
      {isTitled && <p className={styles.title}>{label}</p>}
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
