import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../PageContext';
import { listNotices } from './notices';

/** The pages of a few words. */
export function registerNotices(app: FastifyInstance, { paths, send }: PageContext): void {
  for (const { path, title, paragraphs, action, isHidden } of listNotices(paths)) {
    const head = { title, description: paragraphs[0] ?? title, path, isHidden };
    app.get(path, (_request, reply) =>
      send(reply, { template: 'notice', head, model: { paragraphs, action } }),
    );
  }
}
