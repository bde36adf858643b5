/** The settings and the database of a server. */
export interface ServerVariant {
  settings: 'development' | 'production';
  database: 'SQLite' | 'PostgreSQL';
}

export const serverVariants: readonly ServerVariant[] = [
  { settings: 'development', database: 'SQLite' },
  { settings: 'production', database: 'SQLite' },
  { settings: 'development', database: 'PostgreSQL' },
  { settings: 'production', database: 'PostgreSQL' },
];

/** Every line is tried on two of the variants, which together cover both settings and both databases. */
export const runsEveryLine = ({ settings, database }: ServerVariant) =>
  (settings === 'development') === (database === 'SQLite');

/** `production, PostgreSQL` */
export const formatVariant = ({ settings, database }: ServerVariant) => `${settings}, ${database}`;
