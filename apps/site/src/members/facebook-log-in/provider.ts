/** The provider's name in the tables, in case there will be a second one. */
export const PROVIDER = 'facebook';
