import { hearTransparencyFramework } from './hearTransparencyFramework';

export interface Consent {
  isGiven(): boolean;
  stop(): void;
}

/**
 * Whether the visitor agreed to ads (ADS-5). A consent banner says so in one of three ways, the last of which counts:
 * `data-ad-consent="granted"` on the page's root element, a `cityguide:consent` event with `{ ads: true }`, or the
 * IAB's framework (`__tcfapi`). Nobody saying anything is no consent.
 */
export function watchConsent(onChange: () => void): Consent {
  let isGiven = document.documentElement.dataset.adConsent === 'granted';

  function settle(given: boolean) {
    if (given === isGiven) return;
    isGiven = given;
    onChange();
  }
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    settle((detail as { ads?: unknown } | null | undefined)?.ads === true);
  };

  document.addEventListener('cityguide:consent', hear);
  const leave = hearTransparencyFramework(settle);
  return {
    isGiven: () => isGiven,
    stop() {
      document.removeEventListener('cityguide:consent', hear);
      leave();
    },
  };
}
