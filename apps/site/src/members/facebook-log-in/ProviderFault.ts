/** Why the provider did not say who the visitor is. Its words hold no code, token or secret, so they may be logged. */
export class ProviderFault extends Error {
  constructor(
    readonly kind: 'denied' | 'failed',
    words: string,
  ) {
    super(words);
    this.name = 'ProviderFault';
  }
}
