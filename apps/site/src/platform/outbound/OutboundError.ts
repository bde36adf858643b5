/** Why nothing came back from another server. */
export type OutboundErrorReason = 'address' | 'forbidden' | 'redirects' | 'timeout' | 'network';

/** A request to another server that was refused or failed, with a message for whoever named the address. */
export class OutboundError extends Error {
  constructor(
    readonly reason: OutboundErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OutboundError';
  }
}
