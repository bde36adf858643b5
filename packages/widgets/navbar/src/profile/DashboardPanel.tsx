import { useEffect, useState } from 'react';
import { listDashboardPages, sitePaths } from '@cityguide/site-config';
import { useProfile, useSite, useStore } from '@cityguide/store/react';
import { Icon, LogOutIcon, Skeleton } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './DashboardPanel.module.css';
import { findLogOutReturn } from './findLogOutReturn';

interface DashboardPanelProps {
  id: string;
  /** A link was followed: the dashboard's pages differ by hash alone, so the panel must go by itself. */
  onFollow(): void;
}

/** A member's menu: who is logged in, the pages of the dashboard, the way out. */
export function DashboardPanel({ id, onFollow }: DashboardPanelProps) {
  const site = useSite();
  const paths = sitePaths(site);
  const words = useMessages();
  const { session } = useStore();
  return (
    <div id={id} className={styles.panel}>
      <MemberName />
      <nav aria-label={words.dashboardLabel}>
        <ul className={styles.list}>
          {listDashboardPages(site).map((page) => (
            <li key={page} className={styles.item}>
              <a className={styles.link} href={paths.dashboardPage(page)} onClick={onFollow}>
                {words.dashboardPages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={styles.logOut}
        href={paths.logOut(findLogOutReturn(window.location))}
        onClick={() => void session.logOutHere()}
      >
        <Icon shape={LogOutIcon} />
        {words.logOut}
      </a>
    </div>
  );
}

function MemberName() {
  const { load } = useStore().profile;
  const { profile } = useProfile();
  const [hasAnswered, setHasAnswered] = useState(false);
  const words = useMessages();
  useEffect(() => {
    void load().then(() => setHasAnswered(true));
  }, [load]);
  if (profile) {
    const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
    return <p className={styles.name}>{words.loggedInAs(name || profile.email)}</p>;
  }
  return hasAnswered ? <p className={styles.name}>{words.yourAccount}</p> : <Skeleton shape="title" />;
}
