import type { TabChannel } from './TabChannel';

const channelName = 'cityguide';
/** Key of the fallback. Its value is removed at once: setting it notifies the other tabs. */
const storageKey = 'cityguide:tabs';

type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'> & {
  BroadcastChannel?: typeof BroadcastChannel;
};

/** Connects the tabs by `BroadcastChannel`, or by storage events where there is none or it is blocked. */
export function createTabChannel(window: TabWindow): TabChannel {
  return createBroadcastChannel(window) ?? createStorageChannel(window);
}

function createBroadcastChannel(window: TabWindow): TabChannel | undefined {
  const { BroadcastChannel } = window;
  if (!BroadcastChannel) return undefined;
  try {
    new BroadcastChannel(channelName).close();
  } catch {
    return undefined;
  }
  let channel: BroadcastChannel | undefined;
  let isListening = false;
  const listeners = new Set<(message: unknown) => void>();
  const onChannelMessage = ({ data }: MessageEvent) => listeners.forEach((listener) => listener(data));
  const open = () => {
    if (!channel) {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = onChannelMessage;
    }
    return channel;
  };
  // An open channel keeps a page out of the back/forward cache; `pageShown` makes up for missed messages.
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
      if (!isListening) {
        window.addEventListener('pagehide', close);
        window.addEventListener('pageshow', reopen);
        isListening = true;
      }
      return () => {
        listeners.delete(onMessage);
        if (listeners.size > 0) return;
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', reopen);
        isListening = false;
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
        // The other tabs cannot be reached: they request the session when they are next shown.
      }
    },
    listen(onMessage) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key !== storageKey || newValue === null) return;
        try {
          onMessage(JSON.parse(newValue));
        } catch {
          // Not a message of ours.
        }
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
