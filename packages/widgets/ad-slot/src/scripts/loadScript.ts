interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Pages that enforce Trusted Types must allow a policy of this name. */
const POLICY = 'cityguide-ads';
let policy: ScriptPolicy | undefined;

/** Only called with URLs from the site's configuration. */
function createTrustedUrl(address: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(POLICY, { createScriptURL: (url) => url }) ?? {
    createScriptURL: (url) => url,
  };
  return policy.createScriptURL(address);
}

/**
 * Loads a library once, however many callers request it and whether or not the page has it in its HTML (O-ADS-05).
 * @throws if it is blocked, by an ad blocker or by the page's policy, or its server does not respond
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if ([...document.scripts].some(({ src }) => src === address)) return resolve();
    const script = document.createElement('script');
    script.async = true;
    script.src = createTrustedUrl(address);
    // A page with a strict policy has given its own scripts a nonce.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load.`));
    document.head.append(script);
  });
}
