import type { AttackLine } from '../../AttackLine';
import { openSocket } from '../../http/openSocket';
import type { AttackedSite } from '../../site/AttackedSite';

/** Gets status 200 if it is taken for a request. */
const SMUGGLED_REQUEST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Heads that a proxy and the server might parse differently. */
const createAmbiguousRequests = (host: string): readonly string[] =>
  [
    `Content-Length: 0\r\nContent-Length: ${SMUGGLED_REQUEST.length}`,
    `Content-Length: ${SMUGGLED_REQUEST.length}\r\nTransfer-Encoding: chunked`,
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'X: y\r\n Transfer-Encoding: chunked',
    'Content-Length: +5',
    'Content-Length: 5, 5',
    'Content-Length: 0x5',
    'Content-Length: -1',
    'Content-Length: 5 5',
    'Content_Length: 5',
    'Content-Length\u0000: 5',
    'X: a\nTransfer-Encoding: chunked',
    'X: a\rTransfer-Encoding: chunked',
    'Expect: 100-continue',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Connection: close, X-Forwarded-For',
    'TE: trailers, deflate',
  ].map((line) => `POST /nowhere/ HTTP/1.1\r\nHost: ${host}\r\n${line}\r\n\r\n0\r\n\r\n${SMUGGLED_REQUEST}`);
const CHUNKS = [
  '5\r\nhello\r\n0\r\nX-Trailer: a\r\n\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '5;ext="a\nb"\r\nhello\r\n0\r\n\r\n',
  '0x5\r\nhello\r\n0\r\n\r\n',
  '5\nhello\n0\n\n',
  ' 5\r\nhello\r\n0\r\n\r\n',
  `${'0'.repeat(300)}5\r\nhello\r\n0\r\n\r\n`,
];

const IDLE_TIMEOUT_MS = 150;

/** Everything received over one connection, until it is closed or idle. */
function readAll({ address }: AttackedSite, bytes: string): Promise<string> {
  const socket = openSocket(address);
  let text = '';
  return new Promise((resolve) => {
    const finish = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(IDLE_TIMEOUT_MS, () =>
      text === '' ? socket.setTimeout(IDLE_TIMEOUT_MS * 20, finish) : finish(),
    );
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('close', finish);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

export const parserConfusion: AttackLine = {
  number: 41,
  threat: 'a request that hides another',
  rule: 'Ambiguous requests are rejected and their connection is closed; no second request is parsed from a body.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    // The server waits for the rest of some of them, so all are sent in parallel.
    const tryHead = async (bytes: string) => {
      const text = await readAll(site, bytes);
      const statusLines = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      const isHidden = statusLines.slice(1).includes('HTTP/1.1 200');
      const isHeld = !isHidden && !/HTTP\/1\.1 5/.test(text);
      trials.expect(bytes.split('\r\n')[2] ?? '', isHeld, statusLines.join(' and ') || 'no answer');
    };
    const tryChunk = async (chunk: string) => {
      const head = `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${site.host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`;
      const text = await readAll(
        site,
        `${head}\r\n${site.proxyHeaderLines}Connection: close\r\n\r\n${chunk}`,
      );
      trials.expect(
        `the chunks ${JSON.stringify(chunk.slice(0, 40))}`,
        !/HTTP\/1\.1 5/.test(text),
        text.slice(0, 12) || 'no answer',
      );
    };
    await Promise.all([...createAmbiguousRequests(site.host).map(tryHead), ...CHUNKS.map(tryChunk)]);
    const after = await site.newBrowser().get('/health/live');
    trials.expectStatus('the next request', after, [200]);
  },
};
