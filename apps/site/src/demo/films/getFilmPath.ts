/** The path of a video's film; undefined for a video without an image to render it from. */
export function getFilmPath({
  id,
  image_path: image,
}: {
  id: number;
  image_path: string | null;
}): string | undefined {
  return image ? `/films/${id}.webm` : undefined;
}
