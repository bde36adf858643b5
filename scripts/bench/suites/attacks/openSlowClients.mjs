import { connect } from 'node:net';

const EVERY_MS = 1000;

/**
 * Opens many connections that send `start` and then a byte of nothing a second; one that is cut comes again, as an
 * attacker's would.
 * @param {string} origin
 * @param {{ count: number, start: string, reads: boolean }} order without `reads` nothing that is answered is taken
 */
export function openSlowClients(origin, { count, start, reads }) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set();
  let isOver = false;

  function open() {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(open, EVERY_MS).unref();
    });
    if (reads) socket.resume();
    else socket.pause();
    socket.write(start);
  }
  for (let number = 0; number < count; number += 1) open();
  const timer = setInterval(() => {
    if (reads) for (const socket of sockets) if (socket.writable) socket.write('a');
  }, EVERY_MS);
  return {
    stop() {
      isOver = true;
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
