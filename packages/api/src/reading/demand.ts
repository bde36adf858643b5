import { ApiError } from '../http/ApiError';

/** Gives what was read, or throws the error for an answer that is JSON but not what was agreed. */
export function demand<T>(value: T | null | undefined, { call, due }: { call: string; due: string }): T {
  if (value !== null && value !== undefined) return value;
  throw new ApiError(`${call} was answered without ${due}.`, { kind: 'format', status: 200 });
}
