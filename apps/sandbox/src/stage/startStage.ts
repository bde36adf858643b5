import { sitePaths } from '@cityguide/site-config';
import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { findEntry, findScenario } from '../catalogue/findScenario';
import { getOptionTexts } from '../state/getOptionTexts';
import { parseState } from '../state/parseState';
import { createMountPoint } from './createMountPoint';
import { createStageStore } from './createStageStore';
import { findViolations } from './findViolations';
import { applyBrand } from '../site/applyBrand';
import { interceptNavigation } from './interceptNavigation';
import { listenToPage } from './listenToPage';
import { mountOnStage } from './mountOnStage';
import { mountDialogsOnDemand } from './mountDialogsOnDemand';
import { readSite } from '../site/readSite';
import {
  type LogLine,
  isMessage,
  type ShellMessage,
  type DialogName,
  type StageMessage,
} from './StageMessage';
import { startBackend } from './startBackend';
import type { CityguideStore } from '@cityguide/store';

interface StageOptions {
  /** This and `findWidget` are called again for each mount, since hot reload replaces both. */
  readCatalogue(): Catalogue;
  findWidget(name: string): ReactWidget | Enhancer | undefined;
  container: HTMLElement;
  announce(text: string): void;
}

/** The widget that contains the dialogs of every page. */
const ACCOUNT = 'account';

const log = (line: LogLine) => postToShell({ cityguide: 'log', line });

/** Shows the widget that the URL names. Returns a function that mounts it again. */
export async function startStage({
  readCatalogue,
  findWidget,
  container,
  announce,
}: StageOptions): Promise<() => void> {
  const state = parseState(window.location.search, readCatalogue());
  const site = readSite(state.brand, state.language);
  const logOutPath = new URL(sitePaths(site).logOut('/'), window.location.href).pathname;

  function logNavigation(address: string) {
    log({ kind: 'page', name: 'leave', detail: address });
    const { pathname } = new URL(address, window.location.href);
    if (pathname === logOutPath) postToShell({ cityguide: 'visitor', visitor: 'guest' });
  }
  applyBrand(site, state.colours);
  listenToPage(log);
  interceptNavigation(logNavigation);
  await startBackend({ state, apiBase: site.apiBase, log });
  const store = createStageStore({
    site,
    go: logNavigation,
    reload() {
      log({ kind: 'page', name: 'reload', detail: 'The page loads anew.' });
      if (store.login.getState().loginSuccessful) postToShell({ cityguide: 'visitor', visitor: 'member' });
    },
    announce,
  });
  mountDialogsOnDemand({
    store,
    findAccount: () => (state.widget === ACCOUNT ? undefined : findWidget(ACCOUNT)),
  });
  store.start();

  let { options, data } = state;
  let mounted: { unmount(): void } | undefined;
  function show() {
    mounted?.unmount();
    const widget = findWidget(state.widget);
    if (!widget) throw new Error(`The stage has no widget "${state.widget}". Run "npm run generate".`);
    const { definition } = widget;
    const scenario = findScenario(findEntry(readCatalogue(), state.widget), state.scenario);
    container.toggleAttribute('data-full-bleed', scenario.isFullBleed === true);
    const texts = getOptionTexts(scenario, options);
    const element = createMountPoint({ definition, scenario, texts, dataText: data });
    container.replaceChildren(element);
    mounted = mountOnStage({
      element,
      widget,
      store,
      onStatus: (status) => postToShell({ cityguide: 'status', status }),
    });
  }
  async function check() {
    postToShell({ cityguide: 'violations', violations: await findViolations() });
  }
  onShellMessage((message) => {
    if (message.cityguide === 'dialog') openDialog(store, message.dialog);
    else if (message.cityguide === 'check') void check();
    else if (JSON.stringify(message) !== JSON.stringify({ cityguide: 'options', options, data })) {
      ({ options, data } = message);
      show();
    }
  });
  show();
  postToShell({ cityguide: 'listening' });
  return show;
}

/** Listens to the sandbox around the stage. */
function onShellMessage(onMessage: (message: ShellMessage) => void): void {
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isMessage<ShellMessage>(data)) onMessage(data);
  });
}

/** Opens one of the log-in dialogs as a widget would. */
function openDialog({ login }: Pick<CityguideStore, 'login'>, dialog: DialogName): void {
  if (dialog === 'login') login.displayLogin();
  else if (dialog === 'signUp') login.displaySignUp();
  else login.displayReset();
}

/** Sends a message to the sandbox around the stage; does nothing if the stage is open alone. */
function postToShell(message: StageMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
