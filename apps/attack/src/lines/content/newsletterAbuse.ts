import { needsMail, type Line } from '../../Line';
import { headerOf } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';
import { findMail, linksIn, mailsTo } from '../../site/Mailbox';

const FROM_ADDRESS = 20;
const TO_ADDRESS = 3;
const FORGED = [
  '',
  'x',
  'A'.repeat(43),
  'a@example.com.xxxxxxxxxxxxxxxxxxxxxx',
  `${'A'.repeat(22)}.${'B'.repeat(22)}`,
  '.',
  `.${'A'.repeat(22)}`,
  '1.'.repeat(500),
  '__proto__',
  "' or 1=1 --",
  '%00',
  '../',
];
const PROXY_SAW = '198.51.100.25';

export const newsletterAbuse: Line = {
  number: 25,
  threat: 'a stranger’s mailbox filled, or emptied',
  rule: 'Three mails an hour go to one address and twenty wishes come from one; nothing counts before a button, and no token is guessed.',
  testsLimits: true,
  findObstacle: needsMail,
  async attack(site, trials) {
    if (!site.mail) return;
    const email = site.members.newEmail('mailbox');
    const post = (address: string, turn = 0) =>
      site.browse().send('POST', apiPaths.newsletters, {
        json: { email: address, default: true },
        headers: { 'x-forwarded-for': `203.0.113.${turn}, ${PROXY_SAW}` },
      });
    /** As a browser does: the token goes from the address into a cookie first. */
    const open = async (method: string, path: string) => {
      const browser = site.browse();
      const moved = await browser.send(method, path);
      return moved.status === 303 ? browser.send(method, headerOf(moved, 'location')) : moved;
    };
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('example.com', 'EXAMPLE.COM')];
    for (let turn = 0; turn < 8; turn += 1)
      trials.answers(
        `wish ${turn + 1} for one mailbox`,
        await post(spellings[turn % spellings.length] ?? email, turn),
        [200],
      );
    const first = await findMail(site.mail, email);
    const link = first && linksIn(first).find((address) => address.includes('/newsletters/confirm/'));
    trials.expect('the link of the mail', link?.startsWith(site.origin) ?? false, link ? 'own link' : 'none');
    const path = link?.slice(site.origin.length) ?? '/newsletters/confirm/?token=x';
    for (const method of ['GET', 'HEAD', 'GET']) {
      const seen = await open(method, path);
      trials.judge(
        `${method} of the link by a scanner`,
        seen,
        () =>
          seen.status === 200 &&
          headerOf(seen, 'cache-control').includes('no-store') &&
          headerOf(seen, 'referrer-policy') === 'no-referrer',
      );
    }
    for (const token of FORGED)
      for (const page of ['/newsletters/confirm/', '/newsletters/unsubscribe/']) {
        const asked = await open('GET', `${page}?token=${encodeURIComponent(token)}`);
        trials.judge(
          `GET ${page} with ${token.slice(0, 30)}`,
          asked,
          ({ status }) => status >= 400 && status < 500,
        );
        const sent = await site.browse().send('POST', page, { form: { token } });
        trials.judge(
          `POST ${page} with ${token.slice(0, 30)}`,
          sent,
          ({ status }) => status >= 400 && status < 500,
        );
      }
    for (let turn = 8; turn < FROM_ADDRESS; turn += 1)
      trials.answers(`wish ${turn + 1}`, await post(site.members.newEmail('wish'), turn), [200]);
    for (let turn = 0; turn < 5; turn += 1) {
      const over = await post(site.members.newEmail('wish'), turn + 30);
      trials.judge(
        'one wish more',
        over,
        ({ status }) => status === 429 && Number(headerOf(over, 'retry-after')) > 0,
      );
    }
    const form = { email: site.members.newEmail('wish'), default: 'true', stamp: 'x' };
    const byForm = await site
      .browse()
      .send('POST', '/newsletters/', { form, headers: { 'x-forwarded-for': PROXY_SAW } });
    trials.answers('the form counts along', byForm, [429]);
    const mails = await mailsTo(site.mail, email);
    trials.expect('mails to that one mailbox', mails.length <= TO_ADDRESS, `${mails.length} mails`);
    site.remains.add('unconfirmed wishes for newsletters, until they expire');
  },
};
