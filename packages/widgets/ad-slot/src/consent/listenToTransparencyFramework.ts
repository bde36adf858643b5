/**
 * What the IAB's Transparency and Consent Framework, version 2, passes to a listener; the parts that are used here.
 */
interface TransparencyData {
  gdprApplies?: boolean;
  eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  listenerId?: number;
  purpose?: {
    consents?: Record<number, boolean>;
    legitimateInterests?: Record<number, boolean>;
  };
}
type TcfApi = (
  ...call: [
    command: string,
    version: 2,
    callback: (data: TransparencyData, isSuccess: boolean) => void,
    parameter?: number,
  ]
) => void;

declare global {
  interface Window {
    __tcfapi?: TcfApi;
  }
}

/** Purposes of the framework: to store something on the device, and to choose ads at all. */
const STORE_PURPOSE = 1;
const SELECT_ADS_PURPOSE = 2;

/**
 * Listens to the page's consent banner: reports the consent now and whenever it changes; returns a function that
 * stops it.
 */
export function listenToTransparencyFramework(onConsent: (isGiven: boolean) => void): () => void {
  const tcfApi = window.__tcfapi;
  if (typeof tcfApi !== 'function') return () => undefined;
  let listenerId: number | undefined;
  tcfApi('addEventListener', 2, (data, isSuccess) => {
    if (!isSuccess) return;
    listenerId = data.listenerId;
    // While the banner is open the visitor has not decided yet.
    if (data.eventStatus !== 'cmpuishown') onConsent(allowsAds(data));
  });
  return () => {
    if (listenerId !== undefined) tcfApi('removeEventListener', 2, () => undefined, listenerId);
  };
}

function allowsAds({ gdprApplies, purpose }: TransparencyData): boolean {
  if (gdprApplies === false) return true;
  const mayChoose =
    purpose?.consents?.[SELECT_ADS_PURPOSE] || purpose?.legitimateInterests?.[SELECT_ADS_PURPOSE];
  return Boolean(purpose?.consents?.[STORE_PURPOSE] && mayChoose);
}
