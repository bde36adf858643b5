import type { LinkedIdentity } from './AccountAccess';

/** Names of the services whose accounts can be linked: the same in every language. */
export const providerNames: Readonly<Record<LinkedIdentity['provider'], string>> = { facebook: 'Facebook' };
