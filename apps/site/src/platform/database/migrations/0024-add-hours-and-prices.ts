import { sql, type Kysely, type Migration } from 'kysely';

/** What a visitor asks before going: opening hours, price, menu and booking, and how many members have rated. */
export function addHoursAndPrices(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      const run = (statement: string) => sql.raw(statement).execute(database);
      for (const column of ['opening_hours', 'menu_url', 'booking_url'])
        await run(`alter table listings add column ${column} text not null default ''`);
      await run(`alter table listings add column price integer check (price between 1 and 4)`);
      await run(`alter table listings add column rating_count integer not null default 0`);
      await run(`update listings set rating_count = (select count(*) from ratings where listing_id = listings.id)
        where id in (select listing_id from ratings)`);
    },
  };
}
