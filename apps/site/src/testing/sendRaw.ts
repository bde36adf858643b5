import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  /** The raw response, with its status line. */
  text: string;
  headers: Map<string, string>;
}

/**
 * Sends raw bytes that no client library would send, and waits until the server has closed the connection. `lines` are the
 * request line and the headers; a blank line and `body` follow.
 */
export async function sendRaw(address: string, lines: readonly string[], body = ''): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    // The server may close while data are still being sent.
    socket.once('error', () => resolve());
  });
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'));
  await closed;
  const text = Buffer.concat(chunks).toString();
  const [head = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), text, headers: new Map(pairs) };
}
