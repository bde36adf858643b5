/** Why an image is rejected. */
export type UnreadableImageReason = 'kind' | 'animated' | 'bytes' | 'pixels' | 'torn';

/** The file is not an image that can be served: for example a disguised SVG, a corrupt file, or too many pixels. */
export class UnreadableImageError extends Error {
  constructor(
    readonly reason: UnreadableImageReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
