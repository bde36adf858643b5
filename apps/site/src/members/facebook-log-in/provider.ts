/** How the provider is called in the tables, should there ever be a second. */
export const PROVIDER = 'facebook';
