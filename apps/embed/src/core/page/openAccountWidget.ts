import { isDialogOpen, type CityguideStore } from '@cityguide/store';
import { foreseeAccount } from './foreseeAccount';

/** Nobody stares longer than this at a control that was pressed. */
const PATIENCE_MS = 8000;

/**
 * Brings the dialogs of the `account` widget into the page when one is first asked for, or when that is likely soon, so
 * that the press finds them there; the first part finds the new mount point as any other. Where the widget cannot come
 * although it was asked for, or takes too long, the visitor is led to the page that does the same.
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
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Files that could not be had before they were needed are tried again when they are. */
  function giveUp() {
    host?.remove();
    host = undefined;
    const state = store.login.getState();
    if (!isDialogOpen(state)) return;
    store.login.hide();
    // The page that the mail leads to has a form of its own, with the token in it.
    if (state.isNewPasswordDialogOpen) return;
    const here = location.pathname + location.search;
    go(state.isChangePasswordDialogOpen ? store.paths.password : store.paths.loginTo(here));
  }

  function bring() {
    // Gone where the page has replaced its whole body, as some do instead of loading the next page.
    if (host?.isConnected) return;
    host = document.createElement('div');
    host.setAttribute('data-widget', 'account');
    host.setAttribute('data-load', 'eager');
    host.addEventListener('cityguide:error', ({ detail }) => detail.error !== undefined && giveUp());
    document.body.append(host);
  }

  function look() {
    if (!isDialogOpen(store.login.getState())) return stopWaiting();
    bring();
    patience ??= setTimeout(() => {
      if (host?.getAttribute('data-cg-status') !== 'ready') giveUp();
    }, PATIENCE_MS);
  }

  function stopWaiting() {
    clearTimeout(patience);
    patience = undefined;
  }

  const stops = [store.login.subscribe(look), foreseeAccount(store, bring), stopWaiting];
  look();
  return () => stops.forEach((stop) => stop());
}
