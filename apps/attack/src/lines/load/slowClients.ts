import type { Socket } from 'node:net';
import type { AttackLine } from '../../AttackLine';
import { openSocket } from '../../http/openSocket';
import { median } from '../../median';
import type { AttackedSite } from '../../site/AttackedSite';

const CLIENTS = 1000;
const SAMPLE_COUNT = 60;
const MIN_DIFFERENCE_MS = 25;
/** The first bytes of heads and bodies that never end. */
const createUnfinishedRequests = ({ host, proxyHeaderLines }: AttackedSite): readonly string[] => [
  `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
  `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `,
  'GET',
  '',
  `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  `POST /contact/ HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=`,
  `POST /api/v2/photos/ HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000\r\n\r\n--b\r\n`,
  `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${host}\r\n${proxyHeaderLines}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n`,
];

async function measureMedianMs(site: AttackedSite): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < SAMPLE_COUNT; turn += 1) {
    const { status, ms } = await site.client.send({ path: turn % 2 ? '/api/v2/listings/?limit=12' : '/' });
    if (status !== 200) throw new Error(`A visitor was answered by ${status}.`);
    times.push(ms);
  }
  return median(times);
}

/** Responses that are never read, as many as a connection can queue. */
function openUnreadSocket(site: AttackedSite): Socket {
  const socket = openSocket(site.address);
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: ${site.host}\r\n${site.proxyHeaderLines}\r\n`.repeat(20));
  return socket;
}

export const slowClients: AttackLine = {
  number: 31,
  threat: 'slow clients take all connections',
  rule: 'With a thousand clients that send slowly or never read, others are served within twice the usual time.',
  measuresTime: true,
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const usualMs = await measureMedianMs(site);
    const kinds = createUnfinishedRequests(site);
    const sockets: Socket[] = [];
    const open = async (socket: Socket) => {
      sockets.push(socket);
      if (sockets.length % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    try {
      for (let turn = 0; turn < CLIENTS; turn += 1) {
        if (turn % 10 === 9) await open(openUnreadSocket(site));
        else {
          const socket = openSocket(site.address);
          socket.resume();
          socket.write(kinds[turn % kinds.length] ?? '');
          await open(socket);
        }
      }
      const dripInterval = setInterval(
        () => sockets.forEach((socket) => socket.writable && !socket.isPaused() && socket.write('a')),
        1000,
      );
      try {
        for (let round = 0; round < 3; round += 1) {
          const nowMs = await measureMedianMs(site);
          const isServed = nowMs < Math.max(2 * usualMs, usualMs + MIN_DIFFERENCE_MS) * site.timeFactor;
          trials.expect(
            `a visitor beside ${CLIENTS} of them`,
            isServed,
            isServed ? 'served' : `${nowMs.toFixed(1)} ms instead of ${usualMs.toFixed(1)}`,
          );
        }
      } finally {
        clearInterval(dripInterval);
      }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    trials.expectStatus('the next visitor', await site.client.send({ path: '/health/live' }), [200]);
  },
};
