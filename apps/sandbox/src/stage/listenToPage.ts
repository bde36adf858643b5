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

/** Tells what the page's own code could hear (EMBED-13). */
export function listenToPage(tell: (line: LogLine) => void): void {
  for (const name of NAMES) {
    document.addEventListener(name, ({ detail }) =>
      tell(
        'message' in detail
          ? { kind: 'fault', name, detail: detail.message }
          : { kind: 'event', name, detail: JSON.stringify(detail) },
      ),
    );
  }
}
