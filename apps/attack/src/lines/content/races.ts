import { savedRoutes, savedShapes, type SavedGroupName } from '@cityguide/api/contract';
import type { AttackLine } from '../../AttackLine';
import { RateLimitReached } from '../../RateLimitReached';
import { parseJson, getJsonField } from '../../http/HttpResponse';
import { API, apiPaths } from '../../site/apiPaths';
import { findSavableId } from '../sessions/foreignObjects';

const CONCURRENT_REQUESTS = 50;
const groups = Object.keys(savedRoutes) as SavedGroupName[];
const runConcurrently = <T>(request: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, (_, turn) => request(turn)));

export const races: AttackLine = {
  number: 26,
  threat: 'fifty requests at the same moment',
  rule: 'However many requests come at once, there is one row, one account and one count.',
  async attack(site, trials) {
    const member = await site.members.create();
    const { browser } = member;
    for (const group of groups) {
      const { field } = savedShapes[group];
      const id = await findSavableId(site, group);
      const json = { [field]: id, ...(group === 'ratings' && { value: 4 }) };
      const count = async () => Number(getJsonField(await browser.get(`${API}${group}/?limit=1`), 'count'));
      const responses = await runConcurrently(() => browser.send('POST', `${API}${group}/`, { json }));
      for (const response of responses)
        trials.expectStatus(`POST ${group}/ at once`, response, [200, 201, 400]);
      const rows = await count();
      trials.expect(`rows of ${group}`, rows === 1, `${rows} rows`);
      const row = responses
        .map((answer) => getJsonField(answer, 'id'))
        .find((value) => typeof value === 'number');
      const deletions = await runConcurrently(() =>
        browser.send('DELETE', `${API}${group}/${String(row)}/`, { json: {} }),
      );
      const deletedCount = deletions.filter(({ status }) => status === 204).length;
      trials.expect(
        `deletions of ${group}`,
        deletedCount === 1 && deletions.every(({ status }) => status === 204 || status === 404),
        `${deletedCount} of ${CONCURRENT_REQUESTS}`,
      );
      const mixed = await runConcurrently((turn) =>
        turn % 2
          ? browser.send('POST', `${API}${group}/`, { json })
          : browser.send('DELETE', `${API}${group}/${String(row)}/`, { json: {} }),
      );
      for (const answer of mixed)
        trials.expectResponse(`${group} back and forth`, answer, ({ status }) => status > 0 && status < 500);
      const remainingRows = await count();
      trials.expect(`rows of ${group} afterwards`, remainingRows <= 1, `${remainingRows} rows`);
      const ids = parseJson(await browser.get(`${API}${group}/?limit=1`)) as
        { results?: { id: number }[] } | undefined;
      for (const { id: remainingId } of ids?.results ?? [])
        await browser.send('DELETE', `${API}${group}/${remainingId}/`, { json: {} });
    }
    const names = await runConcurrently((turn) =>
      browser.send('PATCH', apiPaths.me, { json: { full_name: `Name ${turn}` } }),
    );
    for (const answer of names) trials.expectStatus('PATCH profiles/me/ at once', answer, [200]);
    await raceSignUps();

    async function raceSignUps(): Promise<void> {
      if (!site.ownServer) return;
      const email = site.members.newEmail('race');
      const visitors = await runConcurrently(async (turn) => {
        const visitor = site.newBrowser();
        const spelling = turn % 2 ? email : email.toUpperCase();
        return {
          visitor,
          answer: await visitor.send('POST', apiPaths.signUp, {
            json: { email: spelling, password: member.password },
          }),
        };
      });
      if (visitors.some(({ answer }) => answer.status === 429)) throw new RateLimitReached('sign-ups');
      const registered = visitors.filter(({ answer }) => answer.status === 201);
      for (const { answer } of visitors)
        trials.expectStatus('sign-ups for one address at once', answer, [201, 400, 503]);
      trials.expect('accounts of that address', registered.length === 1, `${registered.length} accounts`);
      for (const { visitor } of registered) {
        const gone = await visitor.send('POST', `${apiPaths.me}delete/`, {
          json: { password: member.password },
        });
        if (gone.status !== 204) site.leftovers.add(`the account ${email}`);
      }
    }
  },
};
