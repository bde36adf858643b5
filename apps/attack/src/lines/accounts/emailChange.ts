import type { Line } from '../../Line';
import { memberOf } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';

/** Ways to write `email` so that it might pass for another. */
const respell = (email: string): readonly string[] => [
  email,
  email.toUpperCase(),
  ` ${email}`,
  `${email} `,
  `\t${email}\n`,
  email.replace('example.com', 'EXAMPLE.com'),
  email.normalize('NFD'),
  `\u200b${email}`,
  `${email}\u0000`,
];

export const emailChange: Line = {
  number: 13,
  threat: 'an account takes an address that is not its own',
  rule: 'Another address wants the current password, is nobody else’s in any spelling, and counts once a mail to it was followed.',
  async attack(site, trials) {
    const member = await site.members.create();
    const other = await site.members.noor();
    const read = async () => memberOf(await member.browser.get(apiPaths.me), 'email');
    const change = (json: Record<string, unknown>) => member.browser.send('PATCH', apiPaths.me, { json });

    for (const email of respell(other.email)) {
      const answer = await change({ email, current_password: member.password });
      trials.judge(
        `to another member’s, spelt ${JSON.stringify(email)}`,
        answer,
        ({ status }) => status < 500,
      );
      trials.expect('the profile afterwards', (await read()) === member.email, 'unchanged');
    }
    const wanted = site.members.newEmail('moved');
    for (const current of ['wrong', '', null, 0, false, [], {}, undefined]) {
      const answer = await change({ email: wanted, current_password: current });
      trials.answers(`current_password ${JSON.stringify(current)}`, answer, [400, 403]);
    }
    for (const name of ['password', 'currentPassword', 'current-password', 'new_password']) {
      const answer = await change({ email: wanted, [name]: member.password });
      trials.answers(`the password as ${name}`, answer, [400, 403]);
    }
    trials.expect('the address afterwards', (await read()) === member.email, 'unchanged');
    const asked = await change({ email: wanted, current_password: member.password });
    trials.judge('with the password', asked, ({ status }) => status < 500);
    trials.expect('before the mail was followed', (await read()) === member.email, 'unchanged');
    const early = await site
      .browse()
      .send('POST', apiPaths.logIn, { json: { email: wanted, password: member.password } });
    trials.judge('a log-in by it before that', early, ({ status }) => status === 400 || status === 429);
  },
};
