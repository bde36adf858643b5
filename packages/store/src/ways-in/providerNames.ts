import type { Identity } from './WaysIn';

/** How the services are called whose accounts can be linked: the same in every language. */
export const providerNames: Readonly<Record<Identity['provider'], string>> = { facebook: 'Facebook' };
