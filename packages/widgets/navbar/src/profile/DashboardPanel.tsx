import { listDashboardPages } from '@cityguide/site-config';
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
  const messages = useMessages();
  const { session, paths } = useStore();
  const logOut = paths.logOut(getLogOutRedirectPath(window.location));
  return (
    <div id={id} className={styles.panel}>
      <MemberHeader />
      {paths.dashboard && (
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
      )}
      {logOut && (
        <a className={styles.logOut} href={logOut} onClick={() => void session.logOutLocally()}>
          <Icon icon={LogOutIcon} />
          {messages.logOut}
        </a>
      )}
    </div>
  );
}
