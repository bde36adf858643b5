import type { Line } from '../../Line';
import { jsonOf } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';

/** Fields of an account that only the site sets, and names that confuse careless code. */
const FIELDS: Readonly<Record<string, unknown>> = {
  id: 1,
  pk: 1,
  profile: 1,
  profile_id: 1,
  user_id: 1,
  email_key: 'demo@example.com',
  email_norm: 'demo@example.com',
  email_verified: true,
  date_email_proven: 1,
  password: 'a-new-password-1',
  password_hash: 'x',
  date_joined: 0,
  is_active: false,
  is_staff: true,
  is_admin: true,
  is_superuser: true,
  role: 'admin',
  groups: ['admin'],
  permissions: ['*'],
  avatar_path: '../../secret.txt',
  avatar_url: 'javascript:alert(1)',
  first_name: 'Mallory',
  last_name: 'Mallory',
  sessions: [],
  token: 'x',
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
  toString: 'x',
  hasOwnProperty: 'x',
};
const POLLUTING = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":{"__proto__":{"b":1}}}',
  '{"full_name":"x","__proto__":null}',
];

export const massAssignment: Line = {
  number: 12,
  threat: 'a write sets what only the site may',
  rule: 'A change of the profile changes the fields it is made for and no other, whatever else is sent.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const { browser, email, password } = await site.members.create();
    const read = async () => JSON.stringify(jsonOf(await browser.get(apiPaths.me)));
    const before = await read();
    for (const [name, value] of Object.entries(FIELDS)) {
      for (const method of ['PATCH', 'PUT', 'POST']) {
        const answer = await browser.send(method, apiPaths.me, { json: { [name]: value } });
        trials.judge(`${method} ${name}`, answer, ({ status }) => status < 500);
      }
      trials.expect(`after ${name}`, (await read()) === before, 'unchanged');
    }
    for (const body of POLLUTING) {
      const answer = await browser.send('PATCH', apiPaths.me, {
        body,
        headers: { 'content-type': 'application/json' },
      });
      trials.judge(`PATCH ${body}`, answer, ({ status, text }) => status < 500 && !text.includes('isAdmin'));
      const query = await browser.get(
        `${apiPaths.listings}?__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1`,
      );
      trials.judge('query that pollutes', query, ({ status }) => status < 500);
    }
    trials.expect(
      'the password',
      (await site.members.logIn({ email, password })).cookies.size > 0,
      'unchanged',
    );

    const sent = {
      email: site.members.newEmail('assigned'),
      password: 'rhubarb-pie-42',
      id: 1,
      is_staff: true,
      full_name: 'X',
    };
    const visitor = site.browse();
    const made = await visitor.send('POST', apiPaths.signUp, { json: sent });
    const profile = jsonOf(made) as { id?: number; full_name?: unknown } | undefined;
    trials.judge(
      'a sign-up with an id',
      made,
      () => made.status !== 201 || (profile?.id !== 1 && profile?.full_name === null),
    );
    if (made.status === 201) {
      const gone = await visitor.send('POST', `${apiPaths.me}delete/`, { json: { password: sent.password } });
      if (gone.status !== 204) site.remains.add(`the account ${sent.email}`);
    }
  },
};
