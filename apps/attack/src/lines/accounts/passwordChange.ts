import type { Line } from '../../Line';
import { apiPaths } from '../../site/apiPaths';
import { findMail, linksIn, mailsTo } from '../../site/Mailbox';

const WRONG_CURRENT: readonly unknown[] = [
  '',
  'wrong',
  null,
  0,
  false,
  [],
  {},
  undefined,
  ['rhubarb-pie-42'],
  'RHUBARB-PIE-42',
  ' rhubarb-pie-42',
  'rhubarb-pie-42 ',
];

export const passwordChange: Line = {
  number: 7,
  threat: 'a changed password leaves others inside',
  rule: 'A change of password asks for the present one and ends all other sessions and every reset link.',
  async attack(site, trials) {
    const member = await site.members.create();
    const { browser, email } = member;
    for (const current of WRONG_CURRENT) {
      const answer = await browser.send('POST', apiPaths.password, {
        json: { current_password: current, new_password: 'quince-jam-77' },
      });
      trials.answers(`current_password ${JSON.stringify(current)}`, answer, [400]);
    }
    const formless = await browser.send('POST', '/accounts/password/', {
      form: { current_password: 'wrong', new_password: 'quince-jam-77', new_password_again: 'quince-jam-77' },
    });
    trials.answers('the form with a wrong one', formless, [400]);

    const thief = await site.members.logIn(member);
    const stolen = site.browse();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    const known = site.mail ? (await mailsTo(site.mail, email)).length : 0;
    await site.browse().send('POST', apiPaths.reset, { json: { email } });
    const mail = site.mail && (await findMail(site.mail, email, known));
    const token =
      mail &&
      linksIn(mail)
        .map((link) => new URL(link).searchParams.get('token'))
        .find(Boolean);

    const next = 'quince-jam-77';
    const changed = await browser.send('POST', apiPaths.password, {
      json: { current_password: member.password, new_password: next },
    });
    trials.answers('the change', changed, [200]);
    if (changed.status === 200) member.password = next;
    trials.expect('the member stays', (await site.members.whoIs(browser)) === member.id, 'inside');
    for (const [who, visitor] of [['another browser', thief] as const, ['a copied cookie', stolen] as const])
      trials.expect(who, (await site.members.whoIs(visitor)) === null, 'outside');
    if (!token) return;
    const late = await site.browse().send('POST', apiPaths.confirmReset, {
      json: { token, new_password: 'stolen-apples-9' },
    });
    trials.answers('a reset link from before', late, [400]);
  },
};
