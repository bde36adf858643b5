import type { AttackLine } from '../../AttackLine';
import type { Trials } from '../../createTrials';
import { getHeader, parseJson, type HttpResponse } from '../../http/HttpResponse';
import type { AttackedSite, ContentAccess } from '../../site/AttackedSite';
import { API } from '../../site/apiPaths';
import { listInternalAddresses } from '../../vectors/internalAddresses';

const CONTENT = `${API}content/`;
const KINDS = ['listings', 'events', 'articles'] as const;
const LISTING = { name: 'Probe', type: 'restaurants', category: 'Probes' };
const EVENT = { name: 'Probe', start: '2030-01-01T00:00:00Z', address: 'Probe' };
const KEYS = [
  '..%2f..%2fcity.sqlite',
  '%2e%2e%2f%2e%2e%2fprofiles',
  '..%5c..%5csecret',
  '%252e%252e%252f',
  "'%20or%201=1--",
  '%22;drop%20table%20listings',
  '%25',
  'constructor',
  '__proto__',
  'null',
  '-1',
  '%00',
  'a%00b',
  'a%0d%0ax',
  '%ed%a0%80',
  'k'.repeat(600),
];
/** What a picture of 20 MB needs, with what is on its way when the connection is cut. */
const MAX_PICTURE_TRAFFIC = 80 * 1024 ** 2;
const WRITES_PER_GUESS = 3;

export const contentApi: AttackLine = {
  number: 36,
  threat: 'content API and pictures by address',
  rule: 'A token only reaches its own kinds and counts for nothing once it has ended, and no picture URL leads into the internal network.',
  async attack(site, trials) {
    await guessTokens(site, trials);
    const { content } = site.ownServer ?? {};
    if (!content) return;
    await useForeignTokens(site, { trials, content });
    await sendOddKeysAndBodies(site, { trials, content });
    await nameInternalPictures(site, { trials, content });
    await nameEndlessPictures(site, { trials, content });
  },
};

interface Attack {
  trials: Trials;
  content: ContentAccess;
}

interface Write {
  method?: string;
  path?: string;
  authorization?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

function write(site: AttackedSite, { method = 'PUT', path = 'listings/probe/', ...sent }: Write = {}) {
  const { authorization, body = LISTING, headers } = sent;
  return site.client.send({
    method,
    path: CONTENT + path,
    headers: {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
      ...headers,
    },
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const isRefused = ({ status }: HttpResponse) => [400, 401, 403, 404, 405, 429].includes(status);

async function guessTokens(site: AttackedSite, trials: Trials): Promise<void> {
  const secret = 'A'.repeat(43);
  const guesses = [
    ...[
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      'Bearer *',
      `Bearer ${secret}`,
    ],
    ...[`Bearer cgt_1_${secret}`, `Bearer cgt_0_${secret}`, `Bearer cgt_-1_${secret}`, 'Bearer cgt_1_'],
    ...[`Basic ${btoa(`cgt_1_${secret}:`)}`, "Bearer ' or 1=1--", `Bearer cgt_1_${secret}, cgt_2_${secret}`],
    `Bearer ${'x'.repeat(8000)}`,
  ];
  for (const authorization of guesses)
    for (let index = 0; index < WRITES_PER_GUESS; index += 1) {
      const path = `${KINDS[index] ?? 'listings'}/probe/`;
      const response = await write(site, { authorization, path });
      trials.expectResponse(
        `PUT ${path} with ${String(authorization).slice(0, 60)}`,
        response,
        (answer) => isRefused(answer) && getHeader(answer, 'cache-control').includes('no-store'),
      );
    }
}

async function useForeignTokens(site: AttackedSite, { trials, content }: Attack): Promise<void> {
  const [events, ended] = [await content.createToken(['events']), await content.createToken(KINDS, true)];
  const right = await content.createToken(KINDS);
  const [own, other] = [`Bearer ${events}`, `Bearer ${ended}`];
  const expectRefused = async (vector: string, sent: Write) =>
    trials.expectResponse(vector, await write(site, sent), isRefused);

  trials.expectStatus(
    'an event with a token for events',
    await write(site, { authorization: own, path: 'events/probe/', body: EVENT }),
    [200, 201],
  );
  for (const kind of ['listings', 'articles'])
    for (const method of ['PUT', 'DELETE', 'POST'])
      for (const path of [
        `${kind}/probe/`,
        `${kind}/`,
        `${kind}/probe`,
        `%6c${kind.slice(1)}/probe/`,
        `events/../${kind}/probe/`,
        `events%2f..%2f${kind}/probe/`,
      ])
        await expectRefusedOrMoved(site, trials, { authorization: own, method, path });
  for (const kind of KINDS)
    for (const method of ['PUT', 'DELETE', 'POST'])
      await expectRefused(`${method} ${kind} with an ended token`, {
        authorization: other,
        method,
        path: `${kind}/probe/`,
      });
  for (const query of [
    `?token=${right}`,
    `?access_token=${right}`,
    `?x=${right}`,
    `?${right}`,
    `?%74oken=${right}`,
  ]) {
    await expectRefused(`a token in the address: ${query.slice(0, 16)}`, { path: `listings/probe/${query}` });
    await expectRefused(`and in the header: ${query.slice(0, 16)}`, {
      path: `listings/probe/${query}`,
      authorization: `Bearer ${right}`,
    });
  }
  for (const origin of ['https://evil.example', 'null', 'http://localhost'])
    await expectRefused(`a page of ${origin}`, { authorization: `Bearer ${right}`, headers: { origin } });
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  await expectRefused('a cross-site request', { authorization: `Bearer ${right}`, headers: crossSite });
  const logged = site.ownServer?.log() ?? '';
  trials.expect(
    'tokens in the log',
    ![events, ended, right].some((token) => logged.includes(token)),
    'searched',
  );
}

/** A redirect to the path with its final slash changes nothing either. */
async function expectRefusedOrMoved(site: AttackedSite, trials: Trials, sent: Write): Promise<void> {
  const response = await write(site, sent);
  trials.expectResponse(
    `${sent.method} ${sent.path} with a token for events`,
    response,
    (answer) => isRefused(answer) || answer.status === 308,
  );
}

async function sendOddKeysAndBodies(site: AttackedSite, { trials, content }: Attack): Promise<void> {
  const authorization = `Bearer ${await content.createToken(KINDS)}`;
  const isFine = ({ status, text }: HttpResponse) =>
    status > 0 && status < 500 && !(site.ownServer && text.includes(site.ownServer.secret));
  for (const key of KEYS)
    for (const method of ['PUT', 'DELETE'])
      trials.expectResponse(
        `${method} ${key.slice(0, 40)}`,
        await write(site, { authorization, method, path: `listings/${key}/` }),
        isFine,
      );
  const items = (count: number) => ({
    items: Array.from({ length: count }, () => ({ key: 'x', withdraw: true })),
  });
  const bodies = [
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '1',
    '{"items":{}}',
    '{"items":[null]}',
    '{"__proto__":{"a":1}}',
    JSON.stringify(items(101)),
    `{"name":"${'x'.repeat(600_000)}"}`,
    `{"items":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ];
  for (const body of bodies)
    for (const [method, path] of [
      ['PUT', 'listings/probe/'],
      ['POST', 'listings/'],
    ] as const)
      trials.expectStatus(
        `${method} with ${body.slice(0, 30)}`,
        await write(site, { authorization, method, path, body }),
        [400, 413],
      );
}

async function nameInternalPictures(site: AttackedSite, { trials, content }: Attack): Promise<void> {
  const authorization = `Bearer ${await content.createToken(KINDS)}`;
  const { cmsHost, internalPort, internalRequests } = content.pictures;
  const targets = listInternalAddresses(internalPort);
  const redirects = [301, 302, 303, 307, 308].flatMap((status) =>
    targets.map(
      (to) => `http://${cmsHost}/redirect?status=${status}&to=${encodeURIComponent(encodeURI(to))}`,
    ),
  );
  for (const address of [...targets, ...redirects, `http://${cmsHost}/loop`]) {
    const response = await write(site, { authorization, body: { ...LISTING, pictures: [address] } });
    const before = internalRequests.length;
    trials.expectResponse(`a picture at ${address}`, response, ({ status, text }) => {
      const isTaken = status < 300 && !hasPictureProblem(response) && !address.startsWith('/images/');
      return status > 0 && status < 500 && !isTaken && before === 0 && !text.includes('internal secret');
    });
  }
}

function hasPictureProblem(response: HttpResponse): boolean {
  const body = parseJson(response);
  return typeof body === 'object' && body !== null && JSON.stringify(body).includes('"pictures":');
}

async function nameEndlessPictures(site: AttackedSite, { trials, content }: Attack): Promise<void> {
  const authorization = `Bearer ${await content.createToken(KINDS)}`;
  const { cmsHost, getEndlessBytes } = content.pictures;
  for (const path of ['endless', 'gigantic']) {
    const before = getEndlessBytes();
    const body = { ...LISTING, pictures: [`http://${cmsHost}/${path}`] };
    const response = await write(site, { authorization, body });
    trials.expectResponse(`a picture that is ${path}`, response, hasPictureProblem);
    const sent = getEndlessBytes() - before;
    trials.expect(
      `what was taken of it`,
      sent < MAX_PICTURE_TRAFFIC,
      sent < MAX_PICTURE_TRAFFIC ? 'little' : sent,
    );
  }
  trials.expectStatus('the site afterwards', await write(site, { authorization }), [200, 201]);
}
