import type { FastifyServerOptions } from 'fastify';
import { formatLoggedError } from '../logging/formatLoggedError';
import { hideSecrets } from '../logging/hideSecrets';
import { formatLoggedUrl } from '../logging/formatLoggedUrl';

/** Logs as one JSON object a line; what would let a reader in stays out. */
export function createLogger(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url, ip, id }) => ({ method, url: formatLoggedUrl(url), ip, id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => ({ ...formatLoggedError(error) }),
    },
    hooks: {
      logMethod(input, log) {
        const [first, message, ...rest] = input as [unknown, string?, ...unknown[]];
        const error = findError(first);
        // An error that is logged alone would be its own message, as it is.
        if (error && message === undefined)
          return log.call(this, first as object, hideSecrets(error.message));
        const hide = (part: unknown) => (typeof part === 'string' ? hideSecrets(part) : part);
        log.apply(this, [first, message, ...rest].map(hide) as Parameters<typeof log>);
      },
    },
  };
}

function findError(logged: unknown): Error | undefined {
  const error: unknown =
    typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return error instanceof Error ? error : undefined;
}
