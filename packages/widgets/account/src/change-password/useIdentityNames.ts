import { useStore } from '@cityguide/store/react';
import { listIdentities, providerNames } from '@cityguide/store/ways-in';
import { useEffect, useState } from 'react';

/**
 * The services that log the member in, in words: empty where there are none, undefined until that is known; and a
 * promise of the same, for who is faster than the answer.
 */
export function useIdentityNames(): { names: string | undefined; known: Promise<string> } {
  const store = useStore();
  const [known] = useState(async () => {
    const identities = await listIdentities(store);
    return [...new Set(identities.map(({ provider }) => providerNames[provider]))].join(', ');
  });
  const [names, setNames] = useState<string>();
  useEffect(() => void known.then(setNames), [known]);
  return { names, known };
}
