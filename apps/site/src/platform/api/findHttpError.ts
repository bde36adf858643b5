import { isDatabaseBusy } from '../database/isDatabaseBusy';
import { HttpError, ServerBusyError } from './HttpError';

/** The HTTP error that `error` is or corresponds to; undefined for an unexpected error. */
export function findHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return isDatabaseBusy(error) ? new ServerBusyError() : undefined;
}
