import { openSocket } from './openSocket';
import { readResponse } from './readResponse';
import type { Received } from './Received';

const LIMIT_MS = 10_000;

/** A connection that ended without an answer counts as status 0. */
const CUT: Omit<Received, 'ms'> = { status: 0, headers: new Map(), body: Buffer.alloc(0), text: '' };

/** Sends bytes as they are, which no library would, and gives the first response. */
export function sendRaw(address: URL, bytes: string | Buffer): Promise<Received> {
  const socket = openSocket(address);
  const started = performance.now();
  let received = Buffer.alloc(0);
  return new Promise((resolve) => {
    const finish = (hasEnded: boolean) => {
      const response = readResponse(received, hasEnded) ?? (hasEnded ? CUT : undefined);
      if (!response) return;
      clearTimeout(limit);
      socket.destroy();
      resolve({ ...response, ms: performance.now() - started });
    };
    const limit = setTimeout(() => finish(true), LIMIT_MS);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      finish(false);
    });
    socket.on('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
