import { requireMailbox, type AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';
import { waitForMail, extractLinks, listMailsTo } from '../../site/Mailbox';

const REQUESTS_PER_ADDRESS = 20;
const MAILS_PER_ADDRESS = 3;
const FORGED_TOKENS = [
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
const PROXIED_ADDRESS = '198.51.100.25';

export const newsletterAbuse: AttackLine = {
  number: 25,
  threat: 'a stranger’s mailbox is flooded',
  rule: 'At most three mails an hour go to one address and twenty sign-ups come from one; nothing takes effect before a button is pressed, and no token can be guessed.',
  testsRateLimits: true,
  findSkipReason: requireMailbox,
  async attack(site, trials) {
    if (!site.mailbox) return;
    const email = site.members.newEmail('mailbox');
    const post = (address: string, turn = 0) =>
      site.newBrowser().send('POST', apiPaths.newsletters, {
        json: { email: address, default: true },
        headers: { 'x-forwarded-for': `203.0.113.${turn}, ${PROXIED_ADDRESS}` },
      });
    /** Like a browser: a redirect first moves the token from the URL into a cookie. */
    const open = async (method: string, path: string) => {
      const browser = site.newBrowser();
      const moved = await browser.send(method, path);
      return moved.status === 303 ? browser.send(method, getHeader(moved, 'location')) : moved;
    };
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('example.com', 'EXAMPLE.COM')];
    for (let turn = 0; turn < 8; turn += 1)
      trials.expectStatus(
        `sign-up ${turn + 1} for one mailbox`,
        await post(spellings[turn % spellings.length] ?? email, turn),
        [200],
      );
    const first = await waitForMail(site.mailbox, email);
    const link = first && extractLinks(first).find((address) => address.includes('/newsletters/confirm/'));
    trials.expect('the link of the mail', link?.startsWith(site.origin) ?? false, link ? 'own link' : 'none');
    const path = link?.slice(site.origin.length) ?? '/newsletters/confirm/?token=x';
    for (const method of ['GET', 'HEAD', 'GET']) {
      const scanned = await open(method, path);
      trials.expectResponse(
        `${method} of the link by a scanner`,
        scanned,
        () =>
          scanned.status === 200 &&
          getHeader(scanned, 'cache-control').includes('no-store') &&
          getHeader(scanned, 'referrer-policy') === 'no-referrer',
      );
    }
    for (const token of FORGED_TOKENS)
      for (const page of ['/newsletters/confirm/', '/newsletters/unsubscribe/']) {
        const opened = await open('GET', `${page}?token=${encodeURIComponent(token)}`);
        trials.expectResponse(
          `GET ${page} with ${token.slice(0, 30)}`,
          opened,
          ({ status }) => status >= 400 && status < 500,
        );
        const sent = await site.newBrowser().send('POST', page, { form: { token } });
        trials.expectResponse(
          `POST ${page} with ${token.slice(0, 30)}`,
          sent,
          ({ status }) => status >= 400 && status < 500,
        );
      }
    for (let turn = 8; turn < REQUESTS_PER_ADDRESS; turn += 1)
      trials.expectStatus(`sign-up ${turn + 1}`, await post(site.members.newEmail('wish'), turn), [200]);
    for (let turn = 0; turn < 5; turn += 1) {
      const rejected = await post(site.members.newEmail('wish'), turn + 30);
      trials.expectResponse(
        'one sign-up more',
        rejected,
        ({ status }) => status === 429 && Number(getHeader(rejected, 'retry-after')) > 0,
      );
    }
    const form = { email: site.members.newEmail('wish'), default: 'true', stamp: 'x' };
    const byForm = await site
      .newBrowser()
      .send('POST', '/newsletters/', { form, headers: { 'x-forwarded-for': PROXIED_ADDRESS } });
    trials.expectStatus('the form counts as well', byForm, [429]);
    const mails = await listMailsTo(site.mailbox, email);
    trials.expect('mails to that one mailbox', mails.length <= MAILS_PER_ADDRESS, `${mails.length} mails`);
    site.leftovers.add('unconfirmed newsletter sign-ups, until they expire');
  },
};
