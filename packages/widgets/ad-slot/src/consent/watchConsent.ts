import { listenToTransparencyFramework } from './listenToTransparencyFramework';

export interface Consent {
  isGiven(): boolean;
  stop(): void;
}

/**
 * Whether the visitor agreed to ads (ADS-5). A consent banner reports this in one of three ways, of which the latest
 * counts: `data-ad-consent="granted"` on the page's root element, a `cityguide:consent` event with `{ ads: true }`,
 * or the IAB's framework (`__tcfapi`). Without any of them there is no consent.
 */
export function watchConsent(onChange: () => void): Consent {
  let isGiven = document.documentElement.dataset.adConsent === 'granted';

  function update(given: boolean) {
    if (given === isGiven) return;
    isGiven = given;
    onChange();
  }
  const handleConsentEvent = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    update((detail as { ads?: unknown } | null | undefined)?.ads === true);
  };

  document.addEventListener('cityguide:consent', handleConsentEvent);
  const unsubscribe = listenToTransparencyFramework(update);
  return {
    isGiven: () => isGiven,
    stop() {
      document.removeEventListener('cityguide:consent', handleConsentEvent);
      unsubscribe();
    },
  };
}
