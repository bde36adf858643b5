import type { FastifyServerOptions } from 'fastify';
import { formatLoggedError } from '../logging/formatLoggedError';
import { redactSecrets } from '../logging/redactSecrets';
import { formatLoggedUrl } from '../logging/formatLoggedUrl';

/** Logs one JSON object per line, without secrets. */
export function createLoggerOptions(level: string): FastifyServerOptions['logger'] {
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
        // The message of an error that is logged without one would be used unredacted.
        if (error && message === undefined)
          return log.call(this, first as object, redactSecrets(error.message));
        const redact = (part: unknown) => (typeof part === 'string' ? redactSecrets(part) : part);
        log.apply(this, [first, message, ...rest].map(redact) as Parameters<typeof log>);
      },
    },
  };
}

function findError(logged: unknown): Error | undefined {
  const error: unknown =
    typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return error instanceof Error ? error : undefined;
}
