import type { FastifyInstance } from 'fastify';
import { noticeStyle } from './noticeStyle';

/** Serves the style sheet of standalone notices. */
export function registerNoticeStyle(app: FastifyInstance): void {
  app.get('/notice.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(noticeStyle),
  );
}
