import { savedRoutes, savedShapes, type SavedGroup } from '@cityguide/api/contract';
import type { Line } from '../../Line';
import { LimitReached } from '../../LimitReached';
import { jsonOf, memberOf } from '../../http/Received';
import { API, apiPaths } from '../../site/apiPaths';
import { findObject } from '../sessions/foreignObjects';

const AT_ONCE = 50;
const groups = Object.keys(savedRoutes) as SavedGroup[];
const times = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => work(turn)));

export const races: Line = {
  number: 26,
  threat: 'fifty requests at the same moment',
  rule: 'However many ask at once, there is one row, one account and one count.',
  async attack(site, trials) {
    const member = await site.members.create();
    const { browser } = member;
    for (const group of groups) {
      const { field } = savedShapes[group];
      const id = await findObject(site, group);
      const json = { [field]: id, ...(group === 'ratings' && { value: 4 }) };
      const count = async () => Number(memberOf(await browser.get(`${API}${group}/?limit=1`), 'count'));
      const answers = await times(() => browser.send('POST', `${API}${group}/`, { json }));
      for (const answer of answers) trials.answers(`POST ${group}/ at once`, answer, [200, 201, 400]);
      const rows = await count();
      trials.expect(`rows of ${group}`, rows === 1, `${rows} rows`);
      const row = answers.map((answer) => memberOf(answer, 'id')).find((value) => typeof value === 'number');
      const gone = await times(() => browser.send('DELETE', `${API}${group}/${String(row)}/`, { json: {} }));
      const taken = gone.filter(({ status }) => status === 204).length;
      trials.expect(
        `deletions of ${group}`,
        taken === 1 && gone.every(({ status }) => status === 204 || status === 404),
        `${taken} of ${AT_ONCE}`,
      );
      const mixed = await times((turn) =>
        turn % 2
          ? browser.send('POST', `${API}${group}/`, { json })
          : browser.send('DELETE', `${API}${group}/${String(row)}/`, { json: {} }),
      );
      for (const answer of mixed)
        trials.judge(`${group} back and forth`, answer, ({ status }) => status > 0 && status < 500);
      const left = await count();
      trials.expect(`rows of ${group} afterwards`, left <= 1, `${left} rows`);
      const ids = jsonOf(await browser.get(`${API}${group}/?limit=1`)) as
        { results?: { id: number }[] } | undefined;
      for (const { id: rest } of ids?.results ?? [])
        await browser.send('DELETE', `${API}${group}/${rest}/`, { json: {} });
    }
    const names = await times((turn) =>
      browser.send('PATCH', apiPaths.me, { json: { full_name: `Name ${turn}` } }),
    );
    for (const answer of names) trials.answers('PATCH profiles/me/ at once', answer, [200]);
    await raceSignUps();

    async function raceSignUps(): Promise<void> {
      if (!site.own) return;
      const email = site.members.newEmail('race');
      const visitors = await times(async (turn) => {
        const visitor = site.browse();
        const spelling = turn % 2 ? email : email.toUpperCase();
        return {
          visitor,
          answer: await visitor.send('POST', apiPaths.signUp, {
            json: { email: spelling, password: member.password },
          }),
        };
      });
      if (visitors.some(({ answer }) => answer.status === 429)) throw new LimitReached('sign-ups');
      const inside = visitors.filter(({ answer }) => answer.status === 201);
      for (const { answer } of visitors)
        trials.answers('sign-ups for one address at once', answer, [201, 400, 503]);
      trials.expect('accounts of that address', inside.length === 1, `${inside.length} accounts`);
      for (const { visitor } of inside) {
        const gone = await visitor.send('POST', `${apiPaths.me}delete/`, {
          json: { password: member.password },
        });
        if (gone.status !== 204) site.remains.add(`the account ${email}`);
      }
    }
  },
};
