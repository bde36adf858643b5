import { startPage } from './startPage';

startPage({
  script: document.currentScript,
  importModule: (url) => import(/* webpackIgnore: true */ url),
});
