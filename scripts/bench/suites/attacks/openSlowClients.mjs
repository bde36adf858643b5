import { connect } from 'node:net';

const INTERVAL_MS = 1000;

/**
 * Opens many connections that send `start` and then a meaningless byte per second; one that is closed is opened
 * again, as an attacker would.
 * @param {string} origin
 * @param {{ count: number, start: string, reads: boolean }} options without `reads` responses are not read
 */
export function openSlowClients(origin, { count, start, reads }) {
  const { hostname, port } = new URL(origin);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let isOver = false;

  function open() {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(open, INTERVAL_MS).unref();
    });
    if (reads) socket.resume();
    else socket.pause();
    socket.write(start);
  }
  for (let number = 0; number < count; number += 1) open();
  const timer = setInterval(() => {
    if (reads) for (const socket of sockets) if (socket.writable) socket.write('a');
  }, INTERVAL_MS);
  return {
    stop() {
      isOver = true;
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
