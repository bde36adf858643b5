import '@fontsource-variable/inter/index.css';
import '@cityguide/ui/tokens.css';
import './shell.page.css';
import { createRoot } from 'react-dom/client';
import { catalogue } from '../generated/catalogue';
import { applyBrand } from '../site/applyBrand';
import { readSite } from '../site/readSite';
import { createSandbox } from '../state/createSandbox';
import { createStageRecord } from './createStageRecord';
import { Sandbox } from './Sandbox';

const container = document.querySelector('#sandbox');
if (!container) throw new Error('index.html must hold #sandbox.');

applyBrand(readSite('guide'));
const sandbox = createSandbox({ catalogue, location: window.location, history: window.history });
window.addEventListener('popstate', sandbox.syncFromUrl);
const record = createStageRecord();
const root = createRoot(container);
const render = () => root.render(<Sandbox catalogue={catalogue} sandbox={sandbox} record={record} />);
render();
// A changed definition or scenario is rendered at once, with the current values of the controls.
if (import.meta.webpackHot) import.meta.webpackHot.accept('../generated/catalogue', render);
