import { openSlowClients } from './openSlowClients.mjs';

const SLOW_CLIENTS = 1000;
const AT_ONCE = 4;
/** Responses for each client; together they are larger than a connection's initial buffers. */
const UNREAD_RESPONSES = 8;
const BODY_LENGTH = 60_000;
const line = '\r\n';

/** Names of the attacks, as the suite shows them; the first is no attack, as the baseline. */
export const attackNames = {
  none: 'nobody attacks',
  layers: 'return paths in 30,000 layers of encoding',
  deep: 'JSON in 30,000 layers',
  headers: '1,000 clients whose headers drip',
  bodies: '1,000 clients whose bodies drip',
  unread: '1,000 clients that read no answer',
};

/**
 * The attacks, each running until `stop()`.
 * @type {Record<string, (origin: string) => { stop(): void | Promise<void> }>}
 */
export const attackLoads = {
  [attackNames.none]: () => ({ stop() {} }),
  [attackNames.layers]: (origin) =>
    send(origin, {
      path: '/accounts/login',
      type: 'application/x-www-form-urlencoded',
      body: `email=a&next=/%25${'25'.repeat(BODY_LENGTH / 2)}`,
    }),
  [attackNames.deep]: (origin) =>
    send(origin, {
      path: '/api/v2/profiles/email-login/',
      type: 'application/json',
      body: '['.repeat(BODY_LENGTH / 2) + ']'.repeat(BODY_LENGTH / 2),
    }),
  [attackNames.headers]: (origin) =>
    slow(origin, { reads: true, start: ['GET / HTTP/1.1', 'host: city.test', 'x-word: '].join(line) }),
  [attackNames.bodies]: (origin) =>
    slow(origin, {
      reads: true,
      start: [
        'POST /accounts/login HTTP/1.1',
        'host: city.test',
        'content-type: application/x-www-form-urlencoded',
        `content-length: ${BODY_LENGTH}`,
        line,
      ].join(line),
    }),
  [attackNames.unread]: (origin) =>
    slow(origin, {
      reads: false,
      start: ['GET /api/v2/listings/?limit=48 HTTP/1.1', 'host: city.test', line]
        .join(line)
        .repeat(UNREAD_RESPONSES),
    }),
};

/**
 * @param {string} origin
 * @param {{ reads: boolean, start: string }} options
 */
const slow = (origin, options) => openSlowClients(origin, { count: SLOW_CLIENTS, ...options });

/**
 * Sends the same request repeatedly, with some concurrency.
 * @param {string} origin
 * @param {{ path: string, type: string, body: string }} request
 */
function send(origin, { path, type, body }) {
  let isOver = false;
  async function run() {
    while (!isOver) {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      await response.arrayBuffer();
    }
  }
  const running = Promise.all(Array.from({ length: AT_ONCE }, run));
  return {
    async stop() {
      isOver = true;
      await running;
    },
  };
}
