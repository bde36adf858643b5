import type { CityguideStore } from '@cityguide/store';

/**
 * Brings the dialogs of the `account` widget into the page when one is first asked for; the first part finds the new mount
 * point as any other. Where the widget cannot come, the visitor is led to the log-in page.
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

  function leave() {
    host?.remove();
    host = undefined;
    store.login.hide();
    go(store.paths.loginTo(location.pathname + location.search));
  }

  function look() {
    const { isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen } = store.login.getState();
    if (host || !(isOpen || isSignUpDialogOpen || isResetPasswordDialogOpen)) return;
    host = document.createElement('div');
    host.setAttribute('data-widget', 'account');
    host.setAttribute('data-load', 'eager');
    host.addEventListener('cityguide:error', ({ detail }) => detail.error !== undefined && leave());
    document.body.append(host);
  }

  const stop = store.login.subscribe(look);
  look();
  return stop;
}
