import type { FastifyError, FastifyInstance } from 'fastify';
import { sendErrorNotice } from '../../platform/api/sendErrorNotice';
import { findHttpError } from '../../platform/api/findHttpError';
import type { PageContext } from '../PageContext';

/** The page that visitors see when a page of `app` fails. */
export function registerErrorPage(app: FastifyInstance, { send }: PageContext): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const isClientError =
      findHttpError(error) !== undefined || (error.statusCode !== undefined && error.statusCode < 500);
    if (isClientError) return sendErrorNotice(error, request, reply);
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
      // The templates or the database themselves fail: send the page that needs neither.
      return sendErrorNotice(error, request, reply);
    }
  });
}
