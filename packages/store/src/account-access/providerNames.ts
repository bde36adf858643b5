import type { Identity } from './AccountAccess';

/** Names of the services whose accounts can be linked: the same in every language. */
export const providerNames: Readonly<Record<Identity['provider'], string>> = { facebook: 'Facebook' };
