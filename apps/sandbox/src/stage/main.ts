import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@cityguide/ui/tokens.css';
import './stage.page.css';
import { catalogue } from '../generated/catalogue';
import { widgets } from '../generated/widgets';
import { startStage } from './startStage';

const container = document.querySelector<HTMLElement>('#place');
const announcements = document.querySelector<HTMLElement>('#announcements');
if (!container || !announcements) throw new Error('stage.html must hold #place and #announcements.');

startStage({
  readCatalogue: () => catalogue,
  findWidget: (name) => widgets[name],
  container,
  announce: (text) => (announcements.textContent = text),
}).then(
  (remount) => {
    if (!import.meta.webpackHot) return;
    // React Refresh keeps the state of components; a changed enhancer, definition or scenario mounts its widget
    // again.
    import.meta.webpackHot.accept(['../generated/widgets', '../generated/catalogue'], remount);
    // A failed widget was unmounted and gets no updates: reload the page.
    import.meta.webpackHot.addStatusHandler((status) => {
      if (status === 'idle' && container.querySelector(':scope > [data-cg-status="failed"]'))
        window.location.reload();
    });
  },
  (error: unknown) => {
    container.textContent = String(error);
    container.className = 'fault';
  },
);
