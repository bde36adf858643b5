import { useId, useMemo, useRef } from 'react';
import { useSite, useStore } from '@cityguide/store/react';
import { CloseIcon, MenuIcon, Spinner, UserIcon } from '@cityguide/ui';
import type { WidgetProps } from '@cityguide/widget-kit';
import { PanelButton } from './bar/PanelButton';
import { SearchButton } from './bar/SearchButton';
import type { definition } from './definition';
import { listBarEntries } from './entries/listBarEntries';
import { Logo } from './logo/Logo';
import styles from './Navbar.module.css';
import { usePopups } from './panels/usePopups';
import { useDismiss } from './panels/useDismiss';
import { useBarBottom } from './panels/useBarBottom';
import { DashboardPanel } from './profile/DashboardPanel';
import { useProfileButton } from './profile/useProfileButton';
import { useScrollLock } from './screen/useScrollLock';
import { SearchPanel } from './search/SearchPanel';
import { SectionRow } from './sections/SectionRow';
import { SideMenu } from './side-menu/SideMenu';
import { useMessages } from './catalogue/useMessages';

/** The bar at the top of every page, and everything that opens from it. */
export function Navbar({ data }: WidgetProps<typeof definition>) {
  const messages = useMessages();
  const site = useSite();
  const { paths } = useStore();
  const entries = useMemo(
    () => listBarEntries({ site, paths, messages, data }),
    [site, paths, messages, data],
  );
  const hasSearch = paths.search('') !== undefined;
  const popups = usePopups();
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  const {
    isMember,
    isOpen: isProfileOpen,
    isBusy: isProfileBusy,
    press: pressProfile,
  } = useProfileButton(popups);
  const [isMenuOpen, isSearchOpen] = [popups.open === 'menu', popups.open === 'search'];
  useDismiss(bar, popups);
  useBarBottom(bar, popups.open !== null);
  useScrollLock(isMenuOpen || isSearchOpen || isProfileOpen);

  return (
    <header ref={bar} className={styles.bar} lang={site.languages[0]}>
      <div className={styles.inside}>
        <div className={styles.part}>
          <PanelButton
            panel="menu"
            action="menu"
            controls={`${id}menu`}
            isOpen={isMenuOpen}
            label={isMenuOpen ? messages.closeMenu : messages.openMenu}
            icon={isMenuOpen ? CloseIcon : MenuIcon}
            onPress={() => popups.toggle('menu')}
          />
          <SideMenu id={`${id}menu`} isOpen={isMenuOpen} entries={entries} onClose={popups.hide} />
        </div>
        <Logo />
        <nav className={styles.sections} aria-label={messages.barLabel}>
          <SectionRow entries={entries} popups={popups} />
        </nav>
        <div className={styles.part}>
          {hasSearch && (
            <SearchButton
              controls={`${id}search`}
              isOpen={isSearchOpen}
              pictures={data?.hover_icon}
              onPress={() => popups.toggle('search')}
            />
          )}
          {hasSearch && isSearchOpen && <SearchPanel id={`${id}search`} />}
        </div>
        <div className={styles.part}>
          <PanelButton
            panel="profile"
            action="login"
            controls={`${id}profile`}
            isOpen={isProfileOpen}
            label={isMember ? messages.yourAccount : messages.logIn}
            icon={UserIcon}
            aria-busy={isProfileBusy || undefined}
            onPress={pressProfile}
          >
            {isProfileBusy ? <Spinner /> : undefined}
          </PanelButton>
          {isProfileOpen && <DashboardPanel id={`${id}profile`} onNavigate={popups.hide} />}
        </div>
      </div>
    </header>
  );
}
