import { ApiError } from '@cityguide/api/client';

/** Answers that go wrong, as the API client tells them. */
export const networkFault = () => new ApiError('No answer.', { kind: 'network' });
export const htmlFault = () => new ApiError('A page instead of JSON.', { kind: 'http', status: 500 });
export const statusFault = (status: number, fields?: Record<string, string[]>) =>
  new ApiError(`Status ${status}.`, { kind: 'http', status, fields });
