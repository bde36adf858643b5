import type { Headers } from '../../http/createClient';
import type { AttackLine } from '../../AttackLine';
import { apiPaths } from '../../site/apiPaths';

const SECRET = 'Zq9ThisIsATokenThatNoLogMayHold0123456789abc';
/** Query strings with a secret, spelt in ways that a careless filter does not recognise. */
const SPELLINGS = [
  'token=',
  'TOKEN=',
  'Token=',
  '%74oken=',
  'tok%65n=',
  'x=1&token=',
  'token[]=',
  'token%5b%5d=',
  'token==',
  'a;token=',
  'token=a&token=',
  '?token=',
  'code=',
  'state=',
  '&&token=',
  '+token=',
  '%20token=',
];
const PATHS = [
  '/accounts/reset-password/',
  '/newsletters/confirm/',
  '/newsletters/unsubscribe/',
  '/profiles/facebook-callback/',
  '/nowhere/',
  '/api/v2/nowhere/',
  '//accounts/reset-password/',
  '/ACCOUNTS/RESET-PASSWORD/',
];
const FORGED = '%0a{"level":60,"msg":"forged-by-the-attack"}';

export const logForging: AttackLine = {
  number: 40,
  threat: 'a log that is forged, or that holds secrets',
  rule: 'Each line of the log is one JSON object written by the site, without tokens, passwords, cookies or codes.',
  isEnvironmentIndependent: true,
  findSkipReason: (site) => (site.ownServer ? undefined : 'its log cannot be read from here'),
  async attack(site, trials) {
    if (!site.ownServer) return;
    const { log } = site.ownServer;
    const start = log().length;
    let seenCount = 0;
    const expectNothingLogged = (vector: string) => {
      const count = log().slice(start).split(SECRET).length - 1;
      trials.expect(
        vector,
        count === seenCount,
        count === seenCount ? 'nothing logged' : 'the secret is in the log',
      );
      seenCount = count;
    };
    for (const path of PATHS)
      for (const spelling of SPELLINGS) {
        await site.client.send({
          path: `${path}?${spelling}${SECRET}`,
          headers: { referer: `${site.origin}${path}?${spelling}${SECRET}` },
        });
        expectNothingLogged(`GET ${path}?${spelling}…`);
      }
    for (const [name, headers] of Object.entries<Headers>({
      cookie: { cookie: `sessionid=${SECRET}` },
      authorization: { authorization: `Bearer ${SECRET}` },
      csrf: { 'x-csrftoken': SECRET },
      referer: { referer: `https://x/?token=${SECRET}` },
      agent: { 'user-agent': 'x"}\\n{"level":60' },
    }))
      for (const path of ['/', '/nowhere/', apiPaths.me, '/%']) {
        await site.client.send({ path, headers });
        expectNothingLogged(`${path} with a ${name}`);
      }
    for (const path of [`/nowhere/${FORGED}`, `/search?q=${FORGED}`, `/api/v2/${FORGED}/`])
      await site.client.send({ path: encodeURI(path).replaceAll('%25', '%') });
    for (const json of [
      { email: `x@example.com`, password: SECRET },
      { email: `${SECRET}@example.com\n{"level":60}`, password: 'x' },
    ]) {
      await site.newBrowser().send('POST', apiPaths.logIn, { json });
      expectNothingLogged('a log-in');
    }
    for (const line of log().slice(start).split('\n').slice(0, -1)) {
      const isOwn = line === '' || (line.startsWith('{"level"') && line.endsWith('}'));
      trials.expect(line, isOwn && !line.startsWith('{"level":60,"msg":"forged'), 'a line of its own');
    }
  },
};
