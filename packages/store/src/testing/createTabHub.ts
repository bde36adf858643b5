import type { TabChannel } from '../tabs/TabChannel';

/** Tabs of one browser that receive each other's messages synchronously. */
export function createTabHub(): { openTab(): TabChannel } {
  const tabs = new Set<Set<(message: unknown) => void>>();
  return {
    openTab() {
      const ownListeners = new Set<(message: unknown) => void>();
      tabs.add(ownListeners);
      return {
        post(message) {
          const copy: unknown = structuredClone(message);
          for (const listeners of tabs)
            if (listeners !== ownListeners) for (const listener of listeners) listener(copy);
        },
        listen(onMessage) {
          ownListeners.add(onMessage);
          return () => ownListeners.delete(onMessage);
        },
      };
    },
  };
}
