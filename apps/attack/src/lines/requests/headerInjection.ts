import type { AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';
import { headerInjections } from '../../vectors/headerInjections';

const RAW = [
  '%0d%0aX-Injected:%20yes',
  '%0aX-Injected:%20yes',
  '%0d%0a%0d%0a<html>',
  '%E5%98%8A%E5%98%8DX-Injected:yes',
  '\u560a\u560dX-Injected:yes',
].map(encodeURI);
const TARGETS = [
  '/accounts/login/?x=',
  '/api/v2/listings?x=',
  '/api/v2/',
  '/profiles/logout?next=/',
  '/profiles/facebook-login/?next=/',
  '/accounts/sign-up/?',
  '/jobs/?',
  '/places/',
  '/images/',
  '/films/',
  '/rss.xml?',
];

export const headerInjection: AttackLine = {
  number: 17,
  threat: 'text becomes a header or a recipient',
  rule: 'Text of a visitor never starts a header, in a response or in a mail, and never adds a recipient to a mail.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    for (const target of TARGETS)
      for (const raw of RAW) {
        const response = await site.newBrowser().get(target + raw, { 'sec-fetch-site': 'same-origin' });
        trials.expectResponse(
          `GET ${target}${raw}`,
          response,
          ({ headers, status }) => !headers.has('x-injected') && status > 0 && status < 500,
        );
      }
    for (const injection of headerInjections) {
      const email = `victim@example.com${injection}`;
      const injectedLocalPart = `a${injection}@example.com`;
      for (const address of [email, injectedLocalPart, `"${injection}"@example.com`]) {
        const sent = [
          await site.newBrowser().send('POST', apiPaths.reset, { json: { email: address } }),
          await site
            .newBrowser()
            .send('POST', apiPaths.newsletters, { json: { email: address, default: true } }),
          await site.newBrowser().send('POST', '/accounts/forgot-password/', { form: { email: address } }),
          await site
            .newBrowser()
            .send('POST', '/newsletters/', { form: { email: address, default: 'true' } }),
        ];
        for (const response of sent)
          trials.expectResponse(
            `an address with ${JSON.stringify(address)}`,
            response,
            ({ status, headers }) => status > 0 && status < 500 && !headers.has('bcc'),
          );
      }
      // Limited to five messages an hour; on a real site these would reach its editors.
      if (!site.ownServer) continue;
      for (const field of ['name', 'email', 'message', 'topic']) {
        const form = {
          topic: 'other',
          name: 'Maya',
          email: 'maya@example.com',
          message: 'Hello',
          [field]: field === 'email' ? email : `Maya${injection}`,
        };
        const response = await site.newBrowser().send('POST', '/contact/', { form });
        trials.expectResponse(
          `contact ${field} with ${JSON.stringify(injection)}`,
          response,
          ({ status }) => status > 0 && status < 500,
        );
      }
    }
    for (const mail of (await site.mailbox?.all()) ?? []) {
      const isOne = mail.to.length === 1 && !/[,;\s]/.test(mail.to[0] ?? '');
      const [head = ''] = mail.text.split('\n\n');
      trials.expect(
        `a mail to ${mail.to.join(' and ')}`,
        isOne &&
          !head.split('\n').some((line) => /^(bcc|cc|x-injected):/i.test(line)) &&
          !mail.to.some((to) => /^all@evil/.test(to)),
        isOne ? 'one recipient' : mail.to.join(),
      );
    }
  },
};
