import { listDashboardPages, sitePaths } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { Icon, LogOutIcon } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import styles from './DashboardPanel.module.css';
import { findLogOutReturn } from './findLogOutReturn';
import { MemberHead } from './MemberHead';

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
      <MemberHead />
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
