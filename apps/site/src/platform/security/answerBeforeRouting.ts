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

/** What Node's parser says, and what it means for the client. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node does not take for a request, with the headers that every other answer has. */
export function createClientErrorHandler(headers: SecurityHeaders) {
  return (error: Error & { code?: string }, socket: Socket & { _httpMessage?: unknown }): void => {
    const isAnswered = isUnderWay(socket._httpMessage);
    // Another answer in the midst of one would be taken for a part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy();
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    const { body, fields } = createAnswer(status, headers);
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/** An `Expect` that Node would answer by itself, and bare. */
export function answerExpectations(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, fields } = createAnswer(417, headers);
    response.writeHead(417, fields).end(body);
  });
}

function createAnswer(status: number, headers: SecurityHeaders) {
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

/** Node keeps the answer that a connection is busy with under this name; it goes by it itself. */
function isUnderWay(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'headersSent' in message &&
    message.headersSent === true
  );
}
