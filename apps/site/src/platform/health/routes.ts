import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database';

/**
 * `/health/live` reports that the process responds, `/health/ready` that it can also serve: its database responds and it
 * is not shutting down.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/health/live', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(database.query);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not respond');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
