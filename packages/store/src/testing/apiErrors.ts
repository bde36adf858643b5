import { ApiError } from '@cityguide/api/client';

/** Error responses, as the API client throws them. */
export const createNetworkError = () => new ApiError('No answer.', { kind: 'network' });
export const createHtmlError = () => new ApiError('A page instead of JSON.', { kind: 'http', status: 500 });
/** The API lacks the call. */
export const createMissingCallError = () =>
  new ApiError('Status 404, by no API.', { kind: 'http', status: 404, isMissingCall: true });
export const createStatusError = (status: number, fields?: Record<string, string[]>) =>
  new ApiError(`Status ${status}.`, { kind: 'http', status, fields });
