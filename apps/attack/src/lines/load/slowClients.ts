import type { Socket } from 'node:net';
import type { Line } from '../../Line';
import { openSocket } from '../../http/openSocket';
import { median } from '../../median';
import type { AttackedSite } from '../../site/AttackedSite';

const CLIENTS = 1000;
const ASKED = 60;
const FLOOR_MS = 25;
/** Heads and bodies that never end, as their first bytes. */
const beginnings = ({ host, proxyLines }: AttackedSite): readonly string[] => [
  `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
  `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `,
  'GET',
  '',
  `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${host}\r\n${proxyLines}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
  `POST /contact/ HTTP/1.1\r\nHost: ${host}\r\n${proxyLines}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=`,
  `POST /api/v2/photos/ HTTP/1.1\r\nHost: ${host}\r\n${proxyLines}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000\r\n\r\n--b\r\n`,
  `POST /api/v2/profiles/email-login/ HTTP/1.1\r\nHost: ${host}\r\n${proxyLines}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n`,
];

async function time(site: AttackedSite): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    const { status, ms } = await site.client.send({ path: turn % 2 ? '/api/v2/listings/?limit=12' : '/' });
    if (status !== 200) throw new Error(`A visitor was answered by ${status}.`);
    times.push(ms);
  }
  return median(times);
}

/** Answers that nobody reads, as many as a connection takes. */
function neverRead(site: AttackedSite): Socket {
  const socket = openSocket(site.address);
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nHost: ${site.host}\r\n${site.proxyLines}\r\n`.repeat(20));
  return socket;
}

export const slowClients: Line = {
  number: 31,
  threat: 'slow clients take all places',
  rule: 'A thousand clients that drip, or read nothing, leave others served within twice the usual time.',
  measuresTime: true,
  isAlikeEverywhere: true,
  async attack(site, trials) {
    const usual = await time(site);
    const kinds = beginnings(site);
    const sockets: Socket[] = [];
    const open = async (socket: Socket) => {
      sockets.push(socket);
      if (sockets.length % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    try {
      for (let turn = 0; turn < CLIENTS; turn += 1) {
        if (turn % 10 === 9) await open(neverRead(site));
        else {
          const socket = openSocket(site.address);
          socket.resume();
          socket.write(kinds[turn % kinds.length] ?? '');
          await open(socket);
        }
      }
      const drip = setInterval(
        () => sockets.forEach((socket) => socket.writable && !socket.isPaused() && socket.write('a')),
        1000,
      );
      try {
        for (let round = 0; round < 3; round += 1) {
          const now = await time(site);
          const isServed = now < Math.max(2 * usual, usual + FLOOR_MS) * site.patience;
          trials.expect(
            `a visitor beside ${CLIENTS} of them`,
            isServed,
            isServed ? 'served' : `${now.toFixed(1)} ms instead of ${usual.toFixed(1)}`,
          );
        }
      } finally {
        clearInterval(drip);
      }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    trials.answers('the next visitor', await site.client.send({ path: '/health/live' }), [200]);
  },
};
