/** In which settings, on which database. */
export interface ServerPlan {
  settings: 'development' | 'production';
  database: 'SQLite' | 'PostgreSQL';
}

export const serverPlans: readonly ServerPlan[] = [
  { settings: 'development', database: 'SQLite' },
  { settings: 'production', database: 'SQLite' },
  { settings: 'development', database: 'PostgreSQL' },
  { settings: 'production', database: 'PostgreSQL' },
];

/** Two of them meet both settings and both databases: there, every line is tried. */
export const isWhole = ({ settings, database }: ServerPlan) =>
  (settings === 'development') === (database === 'SQLite');

/** `production, PostgreSQL` */
export const namePlan = ({ settings, database }: ServerPlan) => `${settings}, ${database}`;
