/** Where the film of a video is served; undefined for a video without a picture to make one of. */
export function filmPath({
  id,
  image_path: image,
}: {
  id: number;
  image_path: string | null;
}): string | undefined {
  return image ? `/films/${id}.webm` : undefined;
}
