import { isDatabaseBusy } from '../database/isDatabaseBusy';
import { ApiProblem, ServerBusy } from './apiProblem';

/** The refusal that `error` is or stands for; undefined where something is broken. */
export function findProblem(error: unknown): ApiProblem | undefined {
  if (error instanceof ApiProblem) return error;
  return isDatabaseBusy(error) ? new ServerBusy() : undefined;
}
