import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from './createMetrics';

/** `/metrics` for Prometheus (HOST-7), protected by the token; without one nothing is counted. */
export function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const metrics = createMetrics();

  app.addHook('onResponse', async (request, reply) => {
    metrics.observe({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  app.get(`${app.publicPrefix}/metrics`, { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').type('text/plain; version=0.0.4; charset=utf-8');
    if (!isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('The token of METRICS_TOKEN is asked for.\n');
    return reply.send(metrics.format());
  });
}

/** Compares in constant time, so that timing does not reveal how much of a token is right. */
function isEqualInConstantTime(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
