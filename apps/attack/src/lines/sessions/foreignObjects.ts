import { savedRoutes, savedShapes, type SavedGroupName } from '@cityguide/api/contract';
import { createTwoColourImage } from '@cityguide/site/testing/drawPicture';
import type { AttackLine } from '../../AttackLine';
import { parseJson, getJsonField } from '../../http/HttpResponse';
import type { AttackedSite } from '../../site/AttackedSite';
import { API, apiPaths } from '../../site/apiPaths';
import type { Member } from '../../site/createMembers';
import { buildUpload, uploadPhoto } from '../../site/uploadPhoto';

const groups = Object.keys(savedRoutes) as SavedGroupName[];

/** An object that can be saved: ids differ from site to site. */
export async function findSavableId(site: AttackedSite, group: SavedGroupName): Promise<number> {
  const { object } = savedShapes[group];
  const list = parseJson(await site.client.send({ path: `${API}${object}s/?limit=1` }));
  const id = (list as { results?: { id?: unknown }[] } | undefined)?.results?.[0]?.id;
  if (typeof id !== 'number') throw new Error(`The site lists no ${object}s.`);
  return id;
}

/** Saves an object for a member; returns the id of the row. */
export async function saveAsMember(
  site: AttackedSite,
  { browser }: Member,
  group: SavedGroupName,
): Promise<number> {
  const { field } = savedShapes[group];
  const json = { [field]: await findSavableId(site, group), ...(group === 'ratings' && { value: 3 }) };
  const response = await browser.send('POST', `${API}${group}/`, { json });
  const id = getJsonField(response, 'id');
  if (typeof id !== 'number')
    throw new Error(`Saving in ${group} was answered by ${response.status}: ${response.text}`);
  return id;
}

export const foreignObjects: AttackLine = {
  number: 14,
  threat: 'a member reaches what is another’s',
  rule: 'A row of another member is not found, for reading, changing and deleting.',
  async attack(site, trials) {
    const owner = await site.members.maya();
    const thief = await site.members.noor();
    const rows: [string, string][] = [];
    for (const group of groups)
      rows.push([group, `${API}${group}/${await saveAsMember(site, owner, group)}/`]);
    const photo = await uploadPhoto(
      site,
      owner.browser,
      buildUpload({ listing: await findSavableId(site, 'favourites'), file: await createTwoColourImage() }),
    );
    const photoId = getJsonField(photo, 'id');
    trials.expectStatus('the owner’s photo', photo, [201]);
    rows.push(['photos', `${apiPaths.photos}${String(photoId)}/`]);

    for (const [group, path] of rows) {
      for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
        for (const address of [
          path,
          `${path}?profile=${owner.id}`,
          `${path}?id=${owner.id}&user=${owner.id}`,
        ]) {
          const response = await thief.browser.send(method, address, {
            json: { is_done: true, profile: thief.id },
          });
          trials.expectStatus(`${method} ${address} by another member`, response, [403, 404, 405]);
          const guest = await site.newBrowser().send(method, address, { json: {} });
          trials.expectStatus(`${method} ${address} by a guest`, guest, [403, 404, 405]);
        }
      }
      for (const address of [
        `${API}${group}/?profile=${owner.id}`,
        `${API}${group}/?profile_id=${owner.id}&user=${owner.id}`,
      ]) {
        if (group === 'photos') continue;
        const list = await thief.browser.get(address);
        trials.expectResponse(
          `GET ${address} by another member`,
          list,
          ({ status, text }) => status !== 200 || text.includes('"count":0'),
        );
      }
    }
    for (const id of [
      '0',
      '-1',
      '1e3',
      '9'.repeat(30),
      '1.0',
      '01',
      '%d9%a1',
      'me',
      '%20',
      '1%00',
      "1'--",
      '1;2',
      '1/../2',
    ])
      for (const group of groups)
        trials.expectResponse(
          `DELETE ${group}/${id}/`,
          await thief.browser.send('DELETE', `${API}${group}/${id}/`, { json: {} }),
          ({ status }) => (status >= 400 && status < 500) || status === 308,
        );
    const accountAccess = await owner.browser.get(`${apiPaths.me}account-access/`);
    const { sessions = [] } = (parseJson(accountAccess) ?? {}) as { sessions?: { id: string }[] };
    for (const { id } of sessions)
      for (const collection of ['sessions', 'identities']) {
        const path = `${apiPaths.me}${collection}/${id}/`;
        trials.expectStatus(
          `DELETE ${path} by another member`,
          await thief.browser.send('DELETE', path, { json: {} }),
          [404],
        );
        trials.expectStatus(
          `DELETE ${path} by a guest`,
          await site.newBrowser().send('DELETE', path, { json: {} }),
          [403],
        );
      }
    trials.expect(
      'the owner afterwards',
      (await site.members.findMemberId(owner.browser)) === owner.id,
      'inside',
    );
    const photosOfThief = await thief.browser.get(`${API}photos/me/?profile=${owner.id}`);
    trials.expectResponse('the other’s photos as one’s own', photosOfThief, ({ text }) =>
      text.includes('"count":0'),
    );
    for (const [group, path] of rows) {
      const deletion = await owner.browser.send('DELETE', path, { json: {} });
      trials.expectStatus(`the owner deletes ${group}`, deletion, [204]);
    }
  },
};
