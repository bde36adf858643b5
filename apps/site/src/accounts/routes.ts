import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/createServices';
import { noticeStyle } from './noticeStyle';
import { registerForms } from './registerForms';
import { registerLogOut } from './registerLogOut';
import { registerPasswordReset } from './registerPasswordReset';

/** Account addresses that a browser visits itself; the API's calls are in `profiles`. */
export function registerAccounts(app: FastifyInstance, services: Services): void {
  registerForms(app, services);
  registerLogOut(app, services);
  registerPasswordReset(app, services);
  app.get('/notice.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(noticeStyle),
  );
}
