/**
 * Why the provider did not identify the visitor. Its message contains no code, token or secret, so it may be logged.
 */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'denied' | 'failed',
    message: string,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
