/** The two databases the site runs on. */
export type DatabaseEngine = 'sqlite' | 'postgres';
