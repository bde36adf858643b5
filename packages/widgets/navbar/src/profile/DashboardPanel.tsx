import { listDashboardPages, sitePaths } from '@cityguide/site-config';
import { useSite, useStore } from '@cityguide/store/react';
import { Icon, LogOutIcon } from '@cityguide/ui';
import { useMessages } from '../catalogue/useMessages';
import styles from './DashboardPanel.module.css';
import { getLogOutRedirectPath } from './getLogOutRedirectPath';
import { MemberHeader } from './MemberHeader';

interface DashboardPanelProps {
  id: string;
  /**
   * Called when a link is followed: the dashboard's pages only differ in their hash, so the panel must be closed
   * explicitly.
   */
  onNavigate(): void;
}

/** A member's menu: their name, the pages of the dashboard, and log-out. */
export function DashboardPanel({ id, onNavigate }: DashboardPanelProps) {
  const site = useSite();
  const paths = sitePaths(site);
  const messages = useMessages();
  const { session } = useStore();
  return (
    <div id={id} className={styles.panel}>
      <MemberHeader />
      <nav aria-label={messages.dashboardLabel}>
        <ul className={styles.list}>
          {listDashboardPages(site).map((page) => (
            <li key={page} className={styles.item}>
              <a className={styles.link} href={paths.dashboardPage(page)} onClick={onNavigate}>
                {messages.dashboardPages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={styles.logOut}
        href={paths.logOut(getLogOutRedirectPath(window.location))}
        onClick={() => void session.logOutLocally()}
      >
        <Icon icon={LogOutIcon} />
        {messages.logOut}
      </a>
    </div>
  );
}
