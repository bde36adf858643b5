import { findRunningFile } from './settings/findRunningFile';
import { startSafely } from './startSafely';

startSafely({
  script: document.currentScript,
  file: findRunningFile(new Error()),
  importModule: (url) => import(/* webpackIgnore: true */ url),
});
