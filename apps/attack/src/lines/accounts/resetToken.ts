import { needsMail, type Line } from '../../Line';
import { headerOf } from '../../http/Received';
import { apiPaths } from '../../site/apiPaths';
import type { AttackedSite } from '../../site/AttackedSite';
import { findMail, linksIn, mailsTo } from '../../site/Mailbox';

const NEXT = 'quince-jam-77';
const TAKERS = 20;

/** What is no token, or not the one of the mail. */
const forge = (token: string): readonly unknown[] => [
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

/** The token of a mail that has just been asked for. */
export async function takeResetToken(site: AttackedSite, email: string): Promise<string> {
  if (!site.mail) throw new Error('Its mails cannot be read.');
  const known = (await mailsTo(site.mail, email)).length;
  await site.browse().send('POST', apiPaths.reset, { json: { email } });
  const mail = await findMail(site.mail, email, known);
  const link = mail && linksIn(mail).find((address) => address.includes('reset-password'));
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error('No reset mail came.');
  return token;
}

export const resetToken: Line = {
  number: 8,
  threat: 'a reset link serves another',
  rule: 'A reset link works once, for its own account, and its page lets no cache and no referrer have it.',
  findObstacle: needsMail,
  async attack(site, trials) {
    const member = await site.members.create();
    const token = await takeResetToken(site, member.email);
    const confirm = (value: unknown) =>
      site.browse().send('POST', apiPaths.confirmReset, { json: { token: value, new_password: NEXT } });
    for (const forged of forge(token)) {
      const isSame = forged === `${token}\u0000`;
      trials.answers(
        `token ${JSON.stringify(forged)?.replaceAll(token, '…')}`,
        await confirm(forged),
        isSame ? [400] : [400],
      );
    }
    const page = `/accounts/reset-password/?token=${token}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await site.browse().send(method, page);
      trials.judge(
        `${method} of its page`,
        answer,
        () =>
          headerOf(answer, 'referrer-policy') === 'no-referrer' &&
          headerOf(answer, 'cache-control').includes('no-store'),
      );
    }
    for (const path of [page.replace('?', '?token=x&'), `${page}&token=${token}`])
      trials.judge(
        `GET ${path.replaceAll(token, '…')}`,
        await site.browse().get(path),
        ({ status }) => status < 500,
      );

    const weak = await site
      .browse()
      .send('POST', apiPaths.confirmReset, { json: { token, new_password: '1' } });
    trials.answers('a weak password', weak, [400]);
    const answers = await Promise.all(Array.from({ length: TAKERS }, () => confirm(token)));
    const won = answers.filter(({ status }) => status === 200).length;
    trials.expect(`${TAKERS} redeem it at once`, won === 1, `${won} of ${TAKERS}`);
    member.password = NEXT;
    trials.answers('once more', await confirm(token), [400]);
    trials.expect('the session from before', (await site.members.whoIs(member.browser)) === null, 'outside');
    trials.expect('the new password', (await site.members.logIn(member)).cookies.size > 0, 'inside');
  },
};
