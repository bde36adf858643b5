import type { AttackedSite } from './site/AttackedSite';

/** Restores the site, and reports what cannot be undone. */
export async function cleanUp(site: AttackedSite): Promise<void> {
  for (const task of site.cleanupTasks.reverse())
    await task().catch((error: unknown) =>
      site.leftovers.add(`something could not be undone: ${String(error)}`),
    );
  for (const email of await site.members.removeAll()) site.leftovers.add(`the account ${email}`);
  site.client.stop();
}
