import '@fontsource-variable/inter/index.css';
import '@cityguide/ui/tokens.css';
import './shell.page.css';
import { createRoot } from 'react-dom/client';
import { catalogue } from '../generated/catalogue';
import { dressPage } from '../site/dressPage';
import { readSite } from '../site/readSite';
import { createSandbox } from '../state/createSandbox';
import { createStageRecord } from './createStageRecord';
import { Sandbox } from './Sandbox';

const place = document.querySelector('#sandbox');
if (!place) throw new Error('index.html must hold #sandbox.');

dressPage(readSite('guide'));
const sandbox = createSandbox({ catalogue, location: window.location, history: window.history });
window.addEventListener('popstate', sandbox.readAddress);
const record = createStageRecord();
const root = createRoot(place);
const draw = () => root.render(<Sandbox catalogue={catalogue} sandbox={sandbox} record={record} />);
draw();
// A changed definition or scenario is drawn at once, with what the controls say now.
if (import.meta.webpackHot) import.meta.webpackHot.accept('../generated/catalogue', draw);
