import type { SiteConfig } from '@cityguide/site-config';
import { filmPath } from '../../../demo/films/filmPath';
import { LARGE_IMAGE, sizeImage } from '../../../pages/links/sizeImage';
import type { VideoRow } from './findVideos';

/** The video as schema.org's VideoObject; addresses of this site are paths. */
export function describeVideo(video: VideoRow, site: SiteConfig): object {
  const { duration_seconds: seconds, image_path: image } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.summary || video.name,
    url: video.path,
    thumbnailUrl: image ? sizeImage(image, LARGE_IMAGE) : undefined,
    contentUrl: filmPath(video),
    uploadDate: new Date(video.date_published).toISOString(),
    duration: seconds === null ? undefined : `PT${seconds}S`,
    publisher: { '@type': 'Organization', name: site.name },
  };
}
