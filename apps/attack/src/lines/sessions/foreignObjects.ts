import { savedRoutes, savedShapes, type SavedGroup } from '@cityguide/api/contract';
import { drawHalves } from '@cityguide/site/testing/drawPicture';
import type { Line } from '../../Line';
import { jsonOf, memberOf } from '../../http/Received';
import type { AttackedSite } from '../../site/AttackedSite';
import { API, apiPaths } from '../../site/apiPaths';
import type { Member } from '../../site/createMembers';
import { buildUpload, uploadPhoto } from '../../site/uploadPhoto';

const groups = Object.keys(savedRoutes) as SavedGroup[];

/** Something that can be saved: ids differ from site to site. */
export async function findObject(site: AttackedSite, group: SavedGroup): Promise<number> {
  const { object } = savedShapes[group];
  const list = jsonOf(await site.client.send({ path: `${API}${object}s/?limit=1` }));
  const id = (list as { results?: { id?: unknown }[] } | undefined)?.results?.[0]?.id;
  if (typeof id !== 'number') throw new Error(`The site lists no ${object}s.`);
  return id;
}

/** Saves something for a member; gives the id of the row. */
export async function saveFor(site: AttackedSite, { browser }: Member, group: SavedGroup): Promise<number> {
  const { field } = savedShapes[group];
  const json = { [field]: await findObject(site, group), ...(group === 'ratings' && { value: 3 }) };
  const answer = await browser.send('POST', `${API}${group}/`, { json });
  const id = memberOf(answer, 'id');
  if (typeof id !== 'number')
    throw new Error(`Saving in ${group} was answered by ${answer.status}: ${answer.text}`);
  return id;
}

export const foreignObjects: Line = {
  number: 14,
  threat: 'a member reaches what is another’s',
  rule: 'A row of another member is as if it were not there, for reading, changing and deleting.',
  async attack(site, trials) {
    const owner = await site.members.maya();
    const thief = await site.members.noor();
    const rows: [string, string][] = [];
    for (const group of groups) rows.push([group, `${API}${group}/${await saveFor(site, owner, group)}/`]);
    const photo = await uploadPhoto(
      site,
      owner.browser,
      buildUpload({ listing: await findObject(site, 'favourites'), file: await drawHalves() }),
    );
    const photoId = memberOf(photo, 'id');
    trials.answers('the owner’s photo', photo, [201]);
    rows.push(['photos', `${apiPaths.photos}${String(photoId)}/`]);

    for (const [group, path] of rows) {
      for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
        for (const address of [
          path,
          `${path}?profile=${owner.id}`,
          `${path}?id=${owner.id}&user=${owner.id}`,
        ]) {
          const answer = await thief.browser.send(method, address, {
            json: { is_done: true, profile: thief.id },
          });
          trials.answers(`${method} ${address} by another member`, answer, [403, 404, 405]);
          const guest = await site.browse().send(method, address, { json: {} });
          trials.answers(`${method} ${address} by a guest`, guest, [403, 404, 405]);
        }
      }
      for (const address of [
        `${API}${group}/?profile=${owner.id}`,
        `${API}${group}/?profile_id=${owner.id}&user=${owner.id}`,
      ]) {
        if (group === 'photos') continue;
        const list = await thief.browser.get(address);
        trials.judge(
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
        trials.judge(
          `DELETE ${group}/${id}/`,
          await thief.browser.send('DELETE', `${API}${group}/${id}/`, { json: {} }),
          ({ status }) => (status >= 400 && status < 500) || status === 308,
        );
    const waysIn = await owner.browser.get(`${apiPaths.me}ways-in/`);
    const { sessions = [] } = (jsonOf(waysIn) ?? {}) as { sessions?: { id: string }[] };
    for (const { id } of sessions)
      for (const way of ['sessions', 'identities']) {
        const path = `${apiPaths.me}${way}/${id}/`;
        trials.answers(
          `DELETE ${path} by another member`,
          await thief.browser.send('DELETE', path, { json: {} }),
          [404],
        );
        trials.answers(
          `DELETE ${path} by a guest`,
          await site.browse().send('DELETE', path, { json: {} }),
          [403],
        );
      }
    trials.expect('the owner afterwards', (await site.members.whoIs(owner.browser)) === owner.id, 'inside');
    const mine = await thief.browser.get(`${API}photos/me/?profile=${owner.id}`);
    trials.judge('the other’s photos as one’s own', mine, ({ text }) => text.includes('"count":0'));
    for (const [group, path] of rows) {
      const gone = await owner.browser.send('DELETE', path, { json: {} });
      trials.answers(`the owner deletes ${group}`, gone, [204]);
    }
  },
};
