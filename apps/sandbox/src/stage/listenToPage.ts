import type { PageEvents } from '@cityguide/widget-kit';
import type { LogLine } from './StageMessage';

const NAMES: readonly (keyof PageEvents)[] = [
  'cityguide:ready',
  'cityguide:auth',
  'cityguide:saved',
  'cityguide:newsletter',
  'cityguide:search',
  'cityguide:error',
];

/** Logs the events that the page's own code can listen to (EMBED-13). */
export function listenToPage(log: (line: LogLine) => void): void {
  for (const name of NAMES) {
    document.addEventListener(name, ({ detail }) =>
      log(
        'message' in detail
          ? { kind: 'fault', name, detail: detail.message }
          : { kind: 'event', name, detail: JSON.stringify(detail) },
      ),
    );
  }
}
