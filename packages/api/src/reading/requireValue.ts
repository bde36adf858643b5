import { ApiError } from '../http/ApiError';

/** Returns the parsed value, or throws the error for a response that is JSON but not as agreed. */
export function requireValue<T>(
  value: T | null | undefined,
  { call, expected }: { call: string; expected: string },
): T {
  if (value !== null && value !== undefined) return value;
  throw new ApiError(`${call} was answered without ${expected}.`, { kind: 'format', status: 200 });
}
