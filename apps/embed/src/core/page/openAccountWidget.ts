import type { CityguideStore } from '@cityguide/store';

/** Controls that a visitor reaches for before asking for a dialog. */
const REACHED_FOR = '[data-cg-action="login"]';
const REACHES = ['pointerover', 'focusin'] as const;

/**
 * Brings the dialogs of the `account` widget into the page when one is first asked for, or when a guest reaches for the
 * control that would ask, so that the press finds them there; the first part finds the new mount point as any other.
 * Where the widget cannot come although it was asked for, the visitor is led to the log-in page.
 */
export function openAccountWidget({
  store,
  go,
}: {
  store: CityguideStore;
  /** Leaves for an own path. */
  go(path: string): void;
}): () => void {
  let host: HTMLElement | undefined;

  function isAskedFor() {
    const { isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen } = store.login.getState();
    return isOpen || isSignUpDialogOpen || isResetPasswordDialogOpen;
  }

  /** Files that could not be had before they were needed are tried again when they are. */
  function giveUp() {
    host?.remove();
    host = undefined;
    if (!isAskedFor()) return;
    store.login.hide();
    go(store.paths.loginTo(location.pathname + location.search));
  }

  function bring() {
    if (host) return;
    host = document.createElement('div');
    host.setAttribute('data-widget', 'account');
    host.setAttribute('data-load', 'eager');
    host.addEventListener('cityguide:error', ({ detail }) => detail.error !== undefined && giveUp());
    document.body.append(host);
  }

  function look() {
    if (isAskedFor()) bring();
  }

  function onReach({ target }: Event) {
    const reaches = target instanceof Element && target.closest(REACHED_FOR);
    if (reaches && store.session.getState().status !== 'authenticated') bring();
  }

  const unsubscribe = store.login.subscribe(look);
  for (const type of REACHES) document.addEventListener(type, onReach);
  look();
  return () => {
    unsubscribe();
    for (const type of REACHES) document.removeEventListener(type, onReach);
  };
}
