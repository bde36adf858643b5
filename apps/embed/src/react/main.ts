import * as storeReact from '@cityguide/store/react';
import storePackage from '@cityguide/store/package.json';
import { renderWidget } from '@cityguide/widget-kit/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { ReactModule } from '../modules/ReactModule';

export const scopeEntries: ReactModule['scopeEntries'] = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  'react-dom/client': { version: reactDom.version, module: reactDomClient },
  '@cityguide/store/react': { version: storePackage.version, module: storeReact },
};

export const render: ReactModule['render'] = renderWidget;
