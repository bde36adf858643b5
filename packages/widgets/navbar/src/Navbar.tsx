import { useId, useMemo, useRef } from 'react';
import { useSite } from '@cityguide/store/react';
import { CloseIcon, MenuIcon, Spinner, UserIcon } from '@cityguide/ui';
import type { WidgetProps } from '@cityguide/widget-kit';
import { PanelButton } from './bar/PanelButton';
import { SearchButton } from './bar/SearchButton';
import type { definition } from './definition';
import { listBarEntries } from './entries/listBarEntries';
import { Logo } from './logo/Logo';
import styles from './Navbar.module.css';
import { useBarParts } from './panels/useBarParts';
import { useDismissal } from './panels/useDismissal';
import { usePanelTop } from './panels/usePanelTop';
import { DashboardPanel } from './profile/DashboardPanel';
import { useProfileButton } from './profile/useProfileButton';
import { useScrollLock } from './screen/useScrollLock';
import { SearchPanel } from './search/SearchPanel';
import { SectionRow } from './sections/SectionRow';
import { SideMenu } from './side-menu/SideMenu';
import { useMessages } from './words/useMessages';

/** The bar at the top of every page, and all that opens from it. */
export function Navbar({ data }: WidgetProps<typeof definition>) {
  const words = useMessages();
  const site = useSite();
  const entries = useMemo(() => listBarEntries({ site, words, data }), [site, words, data]);
  const parts = useBarParts();
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  const {
    isMember,
    isOpen: isProfileOpen,
    isBusy: isProfileBusy,
    press: pressProfile,
  } = useProfileButton(parts);
  const [isMenuOpen, isSearchOpen] = [parts.open === 'menu', parts.open === 'search'];
  useDismissal(bar, parts);
  usePanelTop(bar, parts.open !== null);
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
            label={isMenuOpen ? words.closeMenu : words.openMenu}
            shape={isMenuOpen ? CloseIcon : MenuIcon}
            onPress={() => parts.toggle('menu')}
          />
          <SideMenu id={`${id}menu`} isOpen={isMenuOpen} entries={entries} onClose={parts.hide} />
        </div>
        <Logo />
        <nav className={styles.sections} aria-label={words.barLabel}>
          <SectionRow entries={entries} parts={parts} />
        </nav>
        <div className={styles.part}>
          <SearchButton
            controls={`${id}search`}
            isOpen={isSearchOpen}
            pictures={data?.hover_icon}
            onPress={() => parts.toggle('search')}
          />
          {isSearchOpen && <SearchPanel id={`${id}search`} />}
        </div>
        <div className={styles.part}>
          <PanelButton
            panel="profile"
            action="login"
            controls={`${id}profile`}
            isOpen={isProfileOpen}
            label={isMember ? words.yourAccount : words.logIn}
            shape={UserIcon}
            aria-busy={isProfileBusy || undefined}
            onPress={pressProfile}
          >
            {isProfileBusy ? <Spinner /> : undefined}
          </PanelButton>
          {isProfileOpen && <DashboardPanel id={`${id}profile`} onFollow={parts.hide} />}
        </div>
      </div>
    </header>
  );
}
