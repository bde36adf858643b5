import { sitePaths } from '@cityguide/site-config';
import type { Enhancer, ReactWidget } from '@cityguide/widget-kit';
import type { Catalogue } from '../catalogue/CatalogueEntry';
import { findEntry, findScenario } from '../catalogue/findScenario';
import { optionTextsOf } from '../state/optionTexts';
import { parseState } from '../state/parseState';
import { createMountPoint } from './createMountPoint';
import { createStageStore } from './createStageStore';
import { findViolations } from './findViolations';
import { dressPage } from '../site/dressPage';
import { keepOnStage } from './keepOnStage';
import { listenToPage } from './listenToPage';
import { mountOnStage } from './mountOnStage';
import { openDialog } from './openDialog';
import { bringDialogs } from './bringDialogs';
import { readSite } from '../site/readSite';
import { hearShell } from './hearShell';
import type { LogLine } from './StageMessage';
import { startBackend } from './startBackend';
import { tellShell } from './tellShell';

interface Order {
  /** This and `findWidget` are asked anew for each mount: development replaces both while the page stands. */
  readCatalogue(): Catalogue;
  findWidget(name: string): ReactWidget | Enhancer | undefined;
  place: HTMLElement;
  announce(words: string): void;
}

/** The widget that holds the dialogs every page has. */
const ACCOUNT = 'account';

const tell = (line: LogLine) => tellShell({ cityguide: 'log', line });

/** Shows the widget that the address asks for. The function given back shows it anew. */
export async function startStage({ readCatalogue, findWidget, place, announce }: Order): Promise<() => void> {
  const state = parseState(window.location.search, readCatalogue());
  const site = readSite(state.brand, state.language);
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
  bringDialogs({ store, findAccount: () => (state.widget === ACCOUNT ? undefined : findWidget(ACCOUNT)) });
  store.start();

  let { options, data } = state;
  let mounted: { unmount(): void } | undefined;
  function show() {
    mounted?.unmount();
    const widget = findWidget(state.widget);
    if (!widget) throw new Error(`The stage has no widget "${state.widget}". Run "npm run generate".`);
    const { definition } = widget;
    const scenario = findScenario(findEntry(readCatalogue(), state.widget), state.scenario);
    place.toggleAttribute('data-full-bleed', scenario.isFullBleed === true);
    const texts = optionTextsOf(scenario, options);
    const element = createMountPoint({ definition, scenario, texts, dataText: data });
    place.replaceChildren(element);
    mounted = mountOnStage({
      element,
      widget,
      store,
      onStatus: (status) => tellShell({ cityguide: 'status', status }),
    });
  }
  async function check() {
    tellShell({ cityguide: 'violations', violations: await findViolations() });
  }
  hearShell((message) => {
    if (message.cityguide === 'dialog') openDialog(store, message.dialog);
    else if (message.cityguide === 'check') void check();
    else if (JSON.stringify(message) !== JSON.stringify({ cityguide: 'options', options, data })) {
      ({ options, data } = message);
      show();
    }
  });
  show();
  tellShell({ cityguide: 'listening' });
  return show;
}
