import * as store from '@cityguide/store';
import storePackage from '@cityguide/store/package.json';
import * as widgetKit from '@cityguide/widget-kit';
import kitPackage from '@cityguide/widget-kit/package.json';
import type { CoreModule } from '../modules/CoreModule';
import { addSharedModule } from './federation/addSharedModule';
import { federationRuntime } from './federation/federationRuntime';
import type { ShareScope } from './federation/ShareScope';
import { verifyChunks, type ChunkRuntime } from './federation/verifyChunks';
import { startCore as start } from './startCore';

/** The loader of this bundle's own chunks. */
declare const __webpack_require__: ChunkRuntime;

// before any container runs
globalThis.__cityguideFederation = federationRuntime;

export const startCore: CoreModule['startCore'] = (settings) => {
  const { own } = settings;
  if (own) {
    __webpack_require__.p = new URL('.', own.url).href;
    verifyChunks(__webpack_require__, own);
  }
  const scope: ShareScope = {};
  addSharedModule(scope, '@cityguide/store', { version: storePackage.version, module: store });
  addSharedModule(scope, '@cityguide/widget-kit', { version: kitPackage.version, module: widgetKit });
  return start(settings, scope);
};
