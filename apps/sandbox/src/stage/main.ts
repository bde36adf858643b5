import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import '@cityguide/ui/tokens.css';
import './stage.page.css';
import { catalogue } from '../generated/catalogue';
import { widgets } from '../generated/widgets';
import { startStage } from './startStage';

const place = document.querySelector<HTMLElement>('#place');
const announcements = document.querySelector<HTMLElement>('#announcements');
if (!place || !announcements) throw new Error('stage.html must hold #place and #announcements.');

startStage({
  readCatalogue: () => catalogue,
  findWidget: (name) => widgets[name],
  place,
  announce: (words) => (announcements.textContent = words),
}).then(
  (showAnew) => {
    if (!import.meta.webpackHot) return;
    // Components keep their state by themselves; a changed enhancer, definition or scenario starts its widget again.
    import.meta.webpackHot.accept(['../generated/widgets', '../generated/catalogue'], showAnew);
    // What has failed was taken from the page and hears of no change any more: it begins again on a fresh one.
    import.meta.webpackHot.addStatusHandler((status) => {
      if (status === 'idle' && place.querySelector(':scope > [data-cg-status="failed"]'))
        window.location.reload();
    });
  },
  (error: unknown) => {
    place.textContent = String(error);
    place.className = 'fault';
  },
);
