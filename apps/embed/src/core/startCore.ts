import { parseSiteConfig, type ReportConfigIssue } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { createIssueLog, replayClick } from '@cityguide/widget-kit/runtime';
import type { Core, CoreSettings } from '../modules/CoreModule';
import { addSharedModule } from './federation/addSharedModule';
import { assertRequiredVersions } from './federation/assertRequiredVersions';
import { verifyChunks } from './federation/verifyChunks';
import { openContainer } from './federation/openContainer';
import type { ShareScope } from './federation/ShareScope';
import { createWidgetMounts } from './mounts/createWidgetMounts';
import { createLiveRegion } from './page/createLiveRegion';
import { emitStoreChanges } from './page/emitStoreChanges';
import { listenForAccountActions } from './page/listenForAccountActions';
import { trackLoginDepartures } from './page/trackLoginDepartures';
import { mountAccountWidget } from './page/mountAccountWidget';
import { createPageStore, type PageStoreOptions } from './services/createPageStore';

function readConfig({ configText, configSource, siteDefaults }: CoreSettings) {
  const report: ReportConfigIssue = ({ message }) => console.error(`Cityguide: ${configSource}: ${message}`);
  return parseSiteConfig(configText, report, parseSiteConfig(siteDefaults, report));
}

function connectPage(store: CityguideStore) {
  emitStoreChanges(store);
  listenForAccountActions(store.login);
  trackLoginDepartures(store);
  mountAccountWidget({ store, navigate: (path) => location.assign(path) });
  window.addEventListener('pageshow', ({ persisted }) => store.pageShown(persisted));
  store.start();
}

/**
 * Starts everything that all widgets of a page share. `scope` contains the modules that need no React.
 * @returns a promise if the embed script or the API may be on another host
 */
export function startCore(settings: CoreSettings, scope: ShareScope): Core | Promise<Core> {
  const site = readConfig(settings);
  const isOwnHost = settings.base.startsWith(`${location.origin}/`) && site.apiBase.startsWith('/');
  if (isOwnHost) return openCore({ site }, scope);
  return import(/* webpackChunkName: 'other-host' */ './other-host/connectOtherHost').then(
    ({ connectOtherHost }) => openCore(connectOtherHost(site, settings.base), scope),
  );
}

function openCore(
  { site, apiOptions }: Pick<PageStoreOptions, 'site' | 'apiOptions'>,
  scope: ShareScope,
): Core {
  const store = createPageStore({ site, apiOptions, announce: createLiveRegion() });
  const { report } = createIssueLog();
  connectPage(store);

  return {
    replayClick,
    openLogin: (options) => store.login.displayLogin(options),
    async open({ release, load, container, react, hooks }) {
      for (const [key, entry] of Object.entries(react?.scopeEntries ?? {}))
        addSharedModule(scope, key, entry);
      try {
        assertRequiredVersions(release, scope);
        const widget = await openContainer(container, scope, (runtime) =>
          verifyChunks(runtime, { integrity: { ...release.integrity, ...container.integrity }, load }),
        );
        return createWidgetMounts({ widget, render: react?.render, store, site, report, hooks });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Version ${release.version} cannot start. ${reason}`, { cause: error });
      }
    },
  };
}
