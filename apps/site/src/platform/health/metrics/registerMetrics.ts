import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from './createMetrics';

/** `/metrics` for Prometheus (HOST-7), to whoever sends the token; nothing is counted where there is none. */
export function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const metrics = createMetrics();

  app.addHook('onResponse', async (request, reply) => {
    metrics.count({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').type('text/plain; version=0.0.4; charset=utf-8');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('The token of METRICS_TOKEN is asked for.\n');
    return reply.send(metrics.tell());
  });
}

/** Takes as long for a token that is almost right as for one that is not. */
function isSame(found: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(found), digest(wanted));
}
