import type { AttackedSite } from './site/AttackedSite';

/** Leaves the site as it was found, and says what cannot be undone. */
export async function cleanUp(site: AttackedSite): Promise<void> {
  for (const undo of site.cleanUps.reverse())
    await undo().catch((error: unknown) =>
      site.remains.add(`something could not be undone: ${String(error)}`),
    );
  for (const email of await site.members.removeAll()) site.remains.add(`the account ${email}`);
  site.client.stop();
}
