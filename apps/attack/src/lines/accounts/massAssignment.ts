import type { AttackLine } from '../../AttackLine';
import { parseJson } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';

/** Fields of an account that only the site sets, and names that are special in JavaScript. */
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
/** Attempts at prototype pollution. */
const POLLUTING_BODIES = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":{"__proto__":{"b":1}}}',
  '{"full_name":"x","__proto__":null}',
];

export const massAssignment: AttackLine = {
  number: 12,
  threat: 'a write sets what only the site may',
  rule: 'A profile update changes only the fields it is meant for, whatever else is sent.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const { browser, email, password } = await site.members.create();
    const readProfile = async () => JSON.stringify(parseJson(await browser.get(apiPaths.me)));
    const before = await readProfile();
    for (const [name, value] of Object.entries(FIELDS)) {
      for (const method of ['PATCH', 'PUT', 'POST']) {
        const response = await browser.send(method, apiPaths.me, { json: { [name]: value } });
        trials.expectResponse(`${method} ${name}`, response, ({ status }) => status < 500);
      }
      trials.expect(`after ${name}`, (await readProfile()) === before, 'unchanged');
    }
    for (const body of POLLUTING_BODIES) {
      const response = await browser.send('PATCH', apiPaths.me, {
        body,
        headers: { 'content-type': 'application/json' },
      });
      trials.expectResponse(
        `PATCH ${body}`,
        response,
        ({ status, text }) => status < 500 && !text.includes('isAdmin'),
      );
      const query = await browser.get(
        `${apiPaths.listings}?__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1`,
      );
      trials.expectResponse('query that pollutes', query, ({ status }) => status < 500);
    }
    trials.expect(
      'the password',
      (await site.members.logIn({ email, password })).cookies.size > 0,
      'unchanged',
    );

    const signUpBody = {
      email: site.members.newEmail('assigned'),
      password: 'rhubarb-pie-42',
      id: 1,
      is_staff: true,
      full_name: 'X',
    };
    const visitor = site.newBrowser();
    const signUp = await visitor.send('POST', apiPaths.signUp, { json: signUpBody });
    const profile = parseJson(signUp) as { id?: number; full_name?: unknown } | undefined;
    trials.expectResponse(
      'a sign-up with an id',
      signUp,
      () => signUp.status !== 201 || (profile?.id !== 1 && profile?.full_name === null),
    );
    if (signUp.status === 201) {
      const deletion = await visitor.send('POST', `${apiPaths.me}delete/`, {
        json: { password: signUpBody.password },
      });
      if (deletion.status !== 204) site.leftovers.add(`the account ${signUpBody.email}`);
    }
  },
};
