import type { AttackLine } from '../../AttackLine';
import { getJsonField } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';

/** Spellings of `email` that might pass for another address. */
const spellVariants = (email: string): readonly string[] => [
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

export const emailChange: AttackLine = {
  number: 13,
  threat: 'an account takes the address of another',
  rule: 'Another address needs the current password, belongs to no other account in any spelling, and takes effect only after a mail to it is confirmed.',
  async attack(site, trials) {
    const member = await site.members.create();
    const other = await site.members.noor();
    const read = async () => getJsonField(await member.browser.get(apiPaths.me), 'email');
    const change = (json: Record<string, unknown>) => member.browser.send('PATCH', apiPaths.me, { json });

    for (const email of spellVariants(other.email)) {
      const response = await change({ email, current_password: member.password });
      trials.expectResponse(
        `to another member’s, spelt ${JSON.stringify(email)}`,
        response,
        ({ status }) => status < 500,
      );
      trials.expect('the profile afterwards', (await read()) === member.email, 'unchanged');
    }
    const wanted = site.members.newEmail('moved');
    for (const current of ['wrong', '', null, 0, false, [], {}, undefined]) {
      const response = await change({ email: wanted, current_password: current });
      trials.expectStatus(`current_password ${JSON.stringify(current)}`, response, [400, 403]);
    }
    for (const name of ['password', 'currentPassword', 'current-password', 'new_password']) {
      const response = await change({ email: wanted, [name]: member.password });
      trials.expectStatus(`the password as ${name}`, response, [400, 403]);
    }
    trials.expect('the address afterwards', (await read()) === member.email, 'unchanged');
    const requested = await change({ email: wanted, current_password: member.password });
    trials.expectResponse('with the password', requested, ({ status }) => status < 500);
    trials.expect('before the mail was followed', (await read()) === member.email, 'unchanged');
    const early = await site
      .newBrowser()
      .send('POST', apiPaths.logIn, { json: { email: wanted, password: member.password } });
    trials.expectResponse(
      'a log-in by it before that',
      early,
      ({ status }) => status === 400 || status === 429,
    );
  },
};
