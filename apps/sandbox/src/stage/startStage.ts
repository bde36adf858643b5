import { sitePaths } from '@cityguide/site-config';
import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { findEntry, findScenario } from '../catalogue/findScenario';
import { optionTextsOf } from '../state/optionTexts';
import { parseState } from '../state/parseState';
import { createMountPoint } from './createMountPoint';
import { createStageStore } from './createStageStore';
import { dressPage } from '../site/dressPage';
import { keepOnStage } from './keepOnStage';
import { listenToPage } from './listenToPage';
import { mountOnStage } from './mountOnStage';
import { openDialogs } from './openDialogs';
import { readSite } from '../site/readSite';
import { isMessage, type LogLine, type ShellMessage } from './StageMessage';
import { startBackend } from './startBackend';
import { tellShell } from './tellShell';

interface Order {
  catalogue: Catalogue;
  /** Asked anew for each mount, since development replaces widgets while the page stands. */
  findWidget(name: string): ReactWidget | Enhancer | undefined;
  place: HTMLElement;
  announce(words: string): void;
}

/** The widget that holds the dialogs every page has. */
const ACCOUNT = 'account';

const tell = (line: LogLine) => tellShell({ cityguide: 'log', line });

/** Shows the widget that the address asks for. The function given back shows it anew. */
export async function startStage({ catalogue, findWidget, place, announce }: Order): Promise<() => void> {
  const state = parseState(window.location.search, catalogue);
  const entry = findEntry(catalogue, state.widget);
  const scenario = findScenario(entry, state.scenario);
  const site = readSite(state.brand);
  const logOutPath = new URL(sitePaths(site).logOut('/'), window.location.href).pathname;

  function leaveFor(address: string) {
    tell({ kind: 'page', name: 'leave', detail: address });
    const { pathname } = new URL(address, window.location.href);
    if (pathname === logOutPath) tellShell({ cityguide: 'visitor', visitor: 'guest' });
  }
  dressPage(site, state.colours);
  listenToPage(tell);
  keepOnStage(leaveFor);
  await startBackend({ state, apiBase: site.apiBase, tell });
  const store = createStageStore({
    site,
    go: leaveFor,
    reload() {
      tell({ kind: 'page', name: 'reload', detail: 'The page loads anew.' });
      if (store.login.getState().loginSuccessful) tellShell({ cityguide: 'visitor', visitor: 'member' });
    },
    announce,
  });
  openDialogs({ store, findAccount: () => (state.widget === ACCOUNT ? undefined : findWidget(ACCOUNT)) });
  store.start();

  let { options } = state;
  let mounted: { unmount(): void } | undefined;
  place.toggleAttribute('data-full-bleed', scenario.isFullBleed === true);
  function show() {
    mounted?.unmount();
    const widget = findWidget(state.widget);
    if (!widget) throw new Error(`The stage has no widget "${state.widget}". Run "npm run generate".`);
    const { definition } = widget;
    const element = createMountPoint({ definition, scenario, texts: optionTextsOf(scenario, options) });
    place.replaceChildren(element);
    mounted = mountOnStage({
      element,
      widget,
      store,
      onStatus: (status) => tellShell({ cityguide: 'status', status }),
    });
  }
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || !isMessage<ShellMessage>(data)) return;
    if (data.cityguide !== 'options' || JSON.stringify(data.options) === JSON.stringify(options)) return;
    options = data.options;
    show();
  });
  show();
  tellShell({ cityguide: 'listening' });
  return show;
}
