import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './addSecurityHeaders';

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  417: 'The header Expect may say 100-continue alone.',
  431: 'The headers of the request are too large.',
};

/** Error codes of Node's parser and the status to send. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to input that Node cannot parse as a request, with the headers of all other responses. */
export function createClientErrorHandler(headers: SecurityHeaders) {
  return (error: Error & { code?: string }, socket: Socket & { _httpMessage?: unknown }): void => {
    const isResponseSent = isResponseStarted(socket._httpMessage);
    // A second response in the middle of one would be read as part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isResponseSent) return void socket.destroy();
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    const { body, fields: headerFields } = createErrorResponse(status, headers);
    const lines = Object.entries(headerFields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/** Responds to an unsupported `Expect`, which Node would do itself, but without these headers. */
export function handleExpectHeader(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, fields } = createErrorResponse(417, headers);
    response.writeHead(417, fields).end(body);
  });
}

function createErrorResponse(status: number, headers: SecurityHeaders) {
  const body = JSON.stringify({ detail: DETAILS[status] });
  const fields = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { body, fields };
}

/** `_httpMessage` is where Node stores the pending response of a connection; Node's own handler uses it too. */
function isResponseStarted(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'headersSent' in message &&
    message.headersSent === true
  );
}
