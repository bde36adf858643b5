/** The two databases the site runs on. */
export type Engine = 'sqlite' | 'postgres';
