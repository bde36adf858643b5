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

/** `production, PostgreSQL` */
export const namePlan = ({ settings, database }: ServerPlan) => `${settings}, ${database}`;
