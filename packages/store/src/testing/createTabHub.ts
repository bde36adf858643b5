import type { TabChannel } from '../tabs/TabChannel';

/** Tabs of one browser that hear each other at once. */
export function createTabHub(): { openTab(): TabChannel } {
  const tabs = new Set<Set<(message: unknown) => void>>();
  return {
    openTab() {
      const own = new Set<(message: unknown) => void>();
      tabs.add(own);
      return {
        post(message) {
          const copy: unknown = structuredClone(message);
          for (const tab of tabs) if (tab !== own) for (const listener of tab) listener(copy);
        },
        listen(onMessage) {
          own.add(onMessage);
          return () => own.delete(onMessage);
        },
      };
    },
  };
}
