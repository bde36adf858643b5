/** A picture that could not be brought in, with a message for whoever named its address. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
