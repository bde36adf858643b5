import type { Line } from '../../Line';
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

export const headerInjection: Line = {
  number: 17,
  threat: 'words become headers or recipients',
  rule: 'What a visitor writes never starts a header, in an answer or in a mail, and no mail has a recipient more.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    for (const target of TARGETS)
      for (const raw of RAW) {
        const answer = await site.browse().get(target + raw, { 'sec-fetch-site': 'same-origin' });
        trials.judge(
          `GET ${target}${raw}`,
          answer,
          ({ headers, status }) => !headers.has('x-injected') && status > 0 && status < 500,
        );
      }
    for (const injection of headerInjections) {
      const email = `victim@example.com${injection}`;
      const turned = `a${injection}@example.com`;
      for (const address of [email, turned, `"${injection}"@example.com`]) {
        const sent = [
          await site.browse().send('POST', apiPaths.reset, { json: { email: address } }),
          await site.browse().send('POST', apiPaths.newsletters, { json: { email: address, default: true } }),
          await site.browse().send('POST', '/accounts/forgot-password/', { form: { email: address } }),
          await site.browse().send('POST', '/newsletters/', { form: { email: address, default: 'true' } }),
        ];
        for (const answer of sent)
          trials.judge(
            `an address with ${JSON.stringify(address)}`,
            answer,
            ({ status, headers }) => status > 0 && status < 500 && !headers.has('bcc'),
          );
      }
      // Five messages an hour: on an earnest site these would reach its editors.
      if (!site.own) continue;
      for (const field of ['name', 'email', 'message', 'topic']) {
        const form = {
          topic: 'other',
          name: 'Maya',
          email: 'maya@example.com',
          message: 'Hello',
          [field]: field === 'email' ? email : `Maya${injection}`,
        };
        const answer = await site.browse().send('POST', '/contact/', { form });
        trials.judge(
          `contact ${field} with ${JSON.stringify(injection)}`,
          answer,
          ({ status }) => status > 0 && status < 500,
        );
      }
    }
    for (const mail of (await site.mail?.all()) ?? []) {
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
