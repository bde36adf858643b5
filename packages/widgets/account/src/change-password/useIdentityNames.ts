import { useStore } from '@cityguide/store/react';
import { listIdentities, providerNames } from '@cityguide/store/account-access';
import { useEffect, useState } from 'react';

/**
 * The linked log-in services as text: empty if there are none, undefined until they are loaded; and a promise of
 * the same, for a form that is submitted before that.
 */
export function useIdentityNames(): { names: string | undefined; loaded: Promise<string> } {
  const store = useStore();
  const [loaded] = useState(async () => {
    const identities = await listIdentities(store);
    return [...new Set(identities.map(({ provider }) => providerNames[provider]))].join(', ');
  });
  const [names, setNames] = useState<string>();
  useEffect(() => void loaded.then(setNames), [loaded]);
  return { names, loaded };
}
