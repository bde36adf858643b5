import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A plain connection to the site, with TLS if its URL says so. */
export function openSocket(address: URL): Socket {
  const isTls = address.protocol === 'https:';
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const port = Number(address.port) || (isTls ? 443 : 80);
  const socket = isTls ? connectTls({ host, port, servername: host }) : connect({ host, port });
  // Many attacks expect to be disconnected.
  socket.on('error', () => undefined);
  return socket;
}
