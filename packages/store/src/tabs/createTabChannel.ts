import type { TabChannel } from './TabChannel';

const channelName = 'cityguide';
/** Key of the fallback. Its value lives only as long as it takes the other tabs to hear of it. */
const storageKey = 'cityguide:tabs';

type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> & {
  BroadcastChannel?: typeof BroadcastChannel;
};

/** Reaches the other tabs by `BroadcastChannel`, or by storage events where there is none or it is refused. */
export function createTabChannel(window: TabWindow): TabChannel {
  return openBroadcast(window) ?? createStorageChannel(window);
}

function openBroadcast(window: TabWindow): TabChannel | undefined {
  const { BroadcastChannel } = window;
  if (!BroadcastChannel) return undefined;
  try {
    new BroadcastChannel(channelName).close();
  } catch {
    return undefined;
  }
  let channel: BroadcastChannel | undefined;
  let hears = false;
  const listeners = new Set<(message: unknown) => void>();
  const tell = ({ data }: MessageEvent) => listeners.forEach((listener) => listener(data));
  const open = () => {
    if (!channel) {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = tell;
    }
    return channel;
  };
  // An open channel keeps a page out of the back/forward cache; `pageShown` makes up for what was not heard.
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const reopen = () => void (listeners.size > 0 && open());

  return {
    post: (message) => open().postMessage(message),
    listen(onMessage) {
      listeners.add(onMessage);
      open();
      if (!hears) {
        window.addEventListener('pagehide', close);
        window.addEventListener('pageshow', reopen);
        hears = true;
      }
      return () => {
        listeners.delete(onMessage);
        if (listeners.size > 0) return;
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', reopen);
        hears = false;
        close();
      };
    },
  };
}

function createStorageChannel(window: TabWindow): TabChannel {
  return {
    post(message) {
      try {
        window.localStorage.setItem(storageKey, JSON.stringify(message));
        window.localStorage.removeItem(storageKey);
      } catch {
        // No way to the other tabs: they ask the server when they are next shown.
      }
    },
    listen(onMessage) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key !== storageKey || newValue === null) return;
        try {
          onMessage(JSON.parse(newValue));
        } catch {
          // Not a message of ours.
        }
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
