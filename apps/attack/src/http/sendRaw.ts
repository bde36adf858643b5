import { openSocket } from './openSocket';
import { readResponse } from './readResponse';
import type { HttpResponse } from './HttpResponse';

const TIMEOUT_MS = 10_000;

/** A connection that ended without a response counts as status 0. */
const EMPTY_RESPONSE: Omit<HttpResponse, 'ms'> = {
  status: 0,
  headers: new Map(),
  body: Buffer.alloc(0),
  text: '',
};

/** Sends bytes unchanged, which no library would do, and returns the first response. */
export function sendRaw(address: URL, bytes: string | Buffer): Promise<HttpResponse> {
  const socket = openSocket(address);
  const started = performance.now();
  let received = Buffer.alloc(0);
  return new Promise((resolve) => {
    const finish = (hasEnded: boolean) => {
      const response = readResponse(received, hasEnded) ?? (hasEnded ? EMPTY_RESPONSE : undefined);
      if (!response) return;
      clearTimeout(limit);
      socket.destroy();
      resolve({ ...response, ms: performance.now() - started });
    };
    const limit = setTimeout(() => finish(true), TIMEOUT_MS);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      finish(false);
    });
    socket.on('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
