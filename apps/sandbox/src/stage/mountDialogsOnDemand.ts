import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { CityguideStore } from '@cityguide/store';
import { mountOnStage } from './mountOnStage';

interface DialogOptions {
  store: CityguideStore;
  /** The widget that contains the dialogs. */
  findAccount(): ReactWidget | Enhancer | undefined;
}

/** Mounts the log-in dialogs when a widget first opens one, as the embed script does on every page (AUTH-16). */
export function mountDialogsOnDemand({ store, findAccount }: DialogOptions): void {
  const stop = store.login.subscribe(({ isOpen, isSignUpDialogOpen, isResetPasswordDialogOpen }) => {
    const account = findAccount();
    if (!account || !(isOpen || isSignUpDialogOpen || isResetPasswordDialogOpen)) return;
    stop();
    const element = document.createElement('div');
    element.dataset['widget'] = account.definition.name;
    document.body.append(element);
    mountOnStage({ element, widget: account, store, onStatus: () => undefined });
  });
}
