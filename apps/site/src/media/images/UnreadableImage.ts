/** Why a picture is refused. */
export type ImageFault = 'kind' | 'animated' | 'bytes' | 'pixels' | 'torn';

/** The bytes are no picture that is served: an SVG in disguise, a torn file, too many pixels. */
export class UnreadableImage extends Error {
  constructor(
    readonly fault: ImageFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
