import type { FastifyError, FastifyInstance } from 'fastify';
import { answerFault } from '../../platform/api/answerFault';
import { findProblem } from '../../platform/api/findProblem';
import type { PageContext } from '../PageContext';

/** What visitors see where one of the pages in `app` broke. */
export function registerErrorPage(app: FastifyInstance, { send }: PageContext): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const isRefusal =
      findProblem(error) !== undefined || (error.statusCode !== undefined && error.statusCode < 500);
    if (isRefusal) return answerFault(error, request, reply);
    request.log.error({ err: error }, 'a page failed');
    const head = {
      title: 'Something went wrong here',
      description: 'The error has been logged.',
      path: '/',
      isHidden: true,
    };
    try {
      return await send(reply, { template: 'error', status: 500, head });
    } catch {
      // The templates or the database themselves are broken: the page that needs neither.
      return answerFault(error, request, reply);
    }
  });
}
