/** What the IAB's Transparency and Consent Framework, version 2, tells a listener; the parts that matter here. */
interface TransparencyData {
  gdprApplies?: boolean;
  eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  listenerId?: number;
  purpose?: {
    consents?: Record<number, boolean>;
    legitimateInterests?: Record<number, boolean>;
  };
}
type Ask = (
  ...call: [
    command: string,
    version: 2,
    onAnswer: (data: TransparencyData, isSuccess: boolean) => void,
    parameter?: number,
  ]
) => void;

declare global {
  interface Window {
    __tcfapi?: Ask;
  }
}

/** Purposes of the framework: to store something on the device, and to choose ads at all. */
const STORE = 1;
const CHOOSE_ADS = 2;

/** Hears what the page's consent banner knows, now and whenever it changes; gives a function that ends it. */
export function hearTransparencyFramework(onConsent: (isGiven: boolean) => void): () => void {
  const ask = window.__tcfapi;
  if (typeof ask !== 'function') return () => undefined;
  let listener: number | undefined;
  ask('addEventListener', 2, (data, isSuccess) => {
    if (!isSuccess) return;
    listener = data.listenerId;
    // While the banner is open nothing has been said yet.
    if (data.eventStatus !== 'cmpuishown') onConsent(allowsAds(data));
  });
  return () => {
    if (listener !== undefined) ask('removeEventListener', 2, () => undefined, listener);
  };
}

function allowsAds({ gdprApplies, purpose }: TransparencyData): boolean {
  if (gdprApplies === false) return true;
  const mayChoose = purpose?.consents?.[CHOOSE_ADS] || purpose?.legitimateInterests?.[CHOOSE_ADS];
  return Boolean(purpose?.consents?.[STORE] && mayChoose);
}
