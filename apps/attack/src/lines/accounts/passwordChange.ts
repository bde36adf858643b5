import type { AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';
import { waitForMail, extractLinks, listMailsTo } from '../../site/Mailbox';

const WRONG_PASSWORDS: readonly unknown[] = [
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

export const passwordChange: AttackLine = {
  number: 7,
  threat: 'a changed password leaves sessions open',
  rule: 'A change of password needs the current one and ends all other sessions and reset links.',
  async attack(site, trials) {
    const member = await site.members.create();
    const { browser, email } = member;
    for (const current of WRONG_PASSWORDS) {
      const response = await browser.send('POST', apiPaths.password, {
        json: { current_password: current, new_password: 'quince-jam-77' },
      });
      trials.expectStatus(`current_password ${JSON.stringify(current)}`, response, [400]);
    }
    const formResponse = await browser.send('POST', '/accounts/password/', {
      form: { current_password: 'wrong', new_password: 'quince-jam-77', new_password_again: 'quince-jam-77' },
    });
    trials.expectStatus('the form with a wrong one', formResponse, [400]);

    const otherBrowser = await site.members.logIn(member);
    const copiedBrowser = site.newBrowser();
    for (const [name, value] of browser.cookies) copiedBrowser.cookies.set(name, value);
    const earlierCount = site.mailbox ? (await listMailsTo(site.mailbox, email)).length : 0;
    await site.newBrowser().send('POST', apiPaths.reset, { json: { email } });
    const mail = site.mailbox && (await waitForMail(site.mailbox, email, earlierCount));
    const token =
      mail &&
      extractLinks(mail)
        .map((link) => new URL(link).searchParams.get('token'))
        .find(Boolean);

    const newPassword = 'quince-jam-77';
    const changed = await browser.send('POST', apiPaths.password, {
      json: { current_password: member.password, new_password: newPassword },
    });
    trials.expectStatus('the change', changed, [200]);
    if (changed.status === 200) member.password = newPassword;
    trials.expect('the member stays', (await site.members.findMemberId(browser)) === member.id, 'inside');
    for (const [name, visitor] of [
      ['another browser', otherBrowser] as const,
      ['a copied cookie', copiedBrowser] as const,
    ])
      trials.expect(name, (await site.members.findMemberId(visitor)) === null, 'outside');
    if (!token) return;
    const resetResponse = await site.newBrowser().send('POST', apiPaths.confirmReset, {
      json: { token, new_password: 'stolen-apples-9' },
    });
    trials.expectStatus('a reset link from before', resetResponse, [400]);
  },
};
