import { parseSiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { createFaultLog, replayClick } from '@cityguide/widget-kit/runtime';
import type { Core, CoreSettings } from '../parts/CorePart';
import { addShared } from './federation/addShared';
import { checkRequired } from './federation/checkRequired';
import { guardChunks } from './federation/guardChunks';
import { openContainer } from './federation/openContainer';
import type { ShareScope } from './federation/ShareScope';
import { createMounts } from './mounts/createMounts';
import { createLiveRegion } from './page/createLiveRegion';
import { emitStoreChanges } from './page/emitStoreChanges';
import { hearAccountActions } from './page/hearAccountActions';
import { noteAccountPages } from './page/noteAccountPages';
import { openAccountWidget } from './page/openAccountWidget';
import { createPageStore } from './services/createPageStore';

function readConfig({ configText, configSource }: CoreSettings) {
  return parseSiteConfig(configText, ({ message }) =>
    console.error(`Cityguide: ${configSource}: ${message}`),
  );
}

function followPage(store: CityguideStore) {
  emitStoreChanges(store);
  hearAccountActions(store.login);
  noteAccountPages(store);
  openAccountWidget({ store, go: (path) => location.assign(path) });
  window.addEventListener('pageshow', ({ persisted }) => store.pageShown(persisted));
  store.start();
}

/** Starts what all widgets of a page share. `scope` holds the modules that need no React. */
export function startCore(settings: CoreSettings, scope: ShareScope): Core {
  const site = readConfig(settings);
  const store = createPageStore(site, createLiveRegion());
  const { report } = createFaultLog();
  followPage(store);

  return {
    replayClick,
    openLogin: (caller) => store.login.displayLogin(caller),
    async open({ release, load, container, react, hooks }) {
      for (const [key, entry] of Object.entries(react?.scopeEntries ?? {})) addShared(scope, key, entry);
      try {
        checkRequired(release, scope);
        const widget = await openContainer(container, scope, (runtime) =>
          guardChunks(runtime, { release, load }),
        );
        return createMounts({ widget, render: react?.render, store, site, report, hooks });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Version ${release.version} cannot start. ${reason}`, { cause: error });
      }
    },
  };
}
