import { requireMailbox, type AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';
import { apiPaths } from '../../site/apiPaths';
import type { AttackedSite } from '../../site/AttackedSite';
import { waitForMail, extractLinks, listMailsTo } from '../../site/Mailbox';

const NEXT = 'quince-jam-77';
const CONCURRENT_RESETS = 20;

/** Invalid tokens, and variants of the one in the mail. */
const createForgedTokens = (token: string): readonly unknown[] => [
  '',
  'x',
  'A'.repeat(43),
  token.slice(1),
  token.slice(0, -1),
  `${token}=`,
  `${token} x`,
  `${token}\u0000`,
  token.toUpperCase(),
  token.toLowerCase(),
  token.split('').reverse().join(''),
  `%00${token}`,
  `' or '1'='1`,
  '*',
  '%',
  '_'.repeat(43),
  [token],
  { token },
  { $ne: '' },
  null,
  true,
  0,
  1e30,
  undefined,
  `${token},${token}`,
  'a'.repeat(300),
  '__proto__',
  'constructor',
];

/** Requests a reset, and returns the token from its mail. */
export async function requestResetToken(site: AttackedSite, email: string): Promise<string> {
  if (!site.mailbox) throw new Error('Its mails cannot be read.');
  const knownCount = (await listMailsTo(site.mailbox, email)).length;
  await site.newBrowser().send('POST', apiPaths.reset, { json: { email } });
  const mail = await waitForMail(site.mailbox, email, knownCount);
  const link = mail && extractLinks(mail).find((address) => address.includes('reset-password'));
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error('No reset mail came.');
  return token;
}

export const resetToken: AttackLine = {
  number: 8,
  threat: 'a reset link works for another account',
  rule: 'A reset link works once, for its own account, and its page reveals it to no cache and no referrer.',
  findSkipReason: requireMailbox,
  async attack(site, trials) {
    const member = await site.members.create();
    const token = await requestResetToken(site, member.email);
    const confirm = (value: unknown) =>
      site.newBrowser().send('POST', apiPaths.confirmReset, { json: { token: value, new_password: NEXT } });
    for (const forged of createForgedTokens(token)) {
      const isSame = forged === `${token}\u0000`;
      trials.expectStatus(
        `token ${JSON.stringify(forged)?.replaceAll(token, '…')}`,
        await confirm(forged),
        isSame ? [400] : [400],
      );
    }
    const page = `/accounts/reset-password/?token=${token}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await site.newBrowser().send(method, page);
      trials.expectResponse(
        `${method} of its page`,
        response,
        () =>
          getHeader(response, 'referrer-policy') === 'no-referrer' &&
          getHeader(response, 'cache-control').includes('no-store'),
      );
    }
    for (const path of [page.replace('?', '?token=x&'), `${page}&token=${token}`])
      trials.expectResponse(
        `GET ${path.replaceAll(token, '…')}`,
        await site.newBrowser().get(path),
        ({ status }) => status < 500,
      );

    const weak = await site
      .newBrowser()
      .send('POST', apiPaths.confirmReset, { json: { token, new_password: '1' } });
    trials.expectStatus('a weak password', weak, [400]);
    const responses = await Promise.all(Array.from({ length: CONCURRENT_RESETS }, () => confirm(token)));
    const successCount = responses.filter(({ status }) => status === 200).length;
    trials.expect(
      `${CONCURRENT_RESETS} redeem it at once`,
      successCount === 1,
      `${successCount} of ${CONCURRENT_RESETS}`,
    );
    member.password = NEXT;
    trials.expectStatus('once more', await confirm(token), [400]);
    trials.expect(
      'the session from before',
      (await site.members.findMemberId(member.browser)) === null,
      'outside',
    );
    trials.expect('the new password', (await site.members.logIn(member)).cookies.size > 0, 'inside');
  },
};
