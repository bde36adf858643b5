import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A plain connection to where the site listens, by TLS where its address says so. */
export function openSocket(address: URL): Socket {
  const isTls = address.protocol === 'https:';
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const port = Number(address.port) || (isTls ? 443 : 80);
  const socket = isTls ? connectTls({ host, port, servername: host }) : connect({ host, port });
  // Being cut off is what many attacks expect.
  socket.on('error', () => undefined);
  return socket;
}
