import { isDialogOpen, type CityguideStore } from '@cityguide/store';
import { prefetchAccount } from './prefetchAccount';

/** A visitor should not wait longer than this after pressing a control. */
const MOUNT_TIMEOUT_MS = 8000;

/**
 * Adds the `account` widget with its dialogs to the page when one is first requested, or likely to be soon, so that it
 * is ready at the press; the first part of the embed script finds the new mount point like any other. If the widget
 * cannot be loaded although a dialog was requested, or takes too long, the visitor is redirected to the page with the
 * same function, if the site has it.
 */
export function mountAccountWidget({
  store,
  navigate,
}: {
  store: CityguideStore;
  navigate(address: string): void;
}): () => void {
  let mountPoint: HTMLElement | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  /** Files that failed to load ahead of time are tried again when they are needed. */
  function redirectToPage() {
    mountPoint?.remove();
    mountPoint = undefined;
    const state = store.login.getState();
    if (!isDialogOpen(state)) return;
    store.login.hide();
    // The page that the mail links to has a form of its own, with the token in it.
    if (state.isNewPasswordDialogOpen) return;
    const here = location.pathname + location.search;
    const { password, loginTo } = store.paths;
    const address = state.isChangePasswordDialogOpen ? password : loginTo(here);
    if (address) navigate(address);
  }

  function appendMountPoint() {
    // It is gone where the page has replaced its whole body, as some do instead of loading the next page.
    if (mountPoint) {
      if (!mountPoint.isConnected) document.body.append(mountPoint);
      return;
    }
    mountPoint = document.createElement('div');
    mountPoint.setAttribute('data-widget', 'account');
    mountPoint.setAttribute('data-load', 'eager');
    mountPoint.setAttribute('data-cg-own', '');
    mountPoint.addEventListener(
      'cityguide:error',
      ({ detail }) => detail.error !== undefined && redirectToPage(),
    );
    document.body.append(mountPoint);
  }

  function prefetch() {
    // A page that has replaced its body has closed what was open on it.
    if (mountPoint?.isConnected === false) store.login.hide();
    appendMountPoint();
  }

  function onLoginChange() {
    if (!isDialogOpen(store.login.getState())) return clearMountTimeout();
    appendMountPoint();
    timeout ??= setTimeout(() => {
      if (mountPoint?.getAttribute('data-cg-status') !== 'ready') redirectToPage();
    }, MOUNT_TIMEOUT_MS);
  }

  function clearMountTimeout() {
    clearTimeout(timeout);
    timeout = undefined;
  }

  const cleanupTasks = [
    store.login.subscribe(onLoginChange),
    prefetchAccount(store, prefetch),
    clearMountTimeout,
  ];
  onLoginChange();
  return () => cleanupTasks.forEach((stop) => stop());
}
