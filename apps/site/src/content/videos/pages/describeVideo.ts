import type { SiteConfig } from '@cityguide/site-config';
import { LARGE_IMAGE, sizeImage } from '../../../pages/links/sizeImage';
import type { VideoRow } from './findVideos';

interface Surroundings {
  site: Pick<SiteConfig, 'name'>;
  /** Where its film is served, if it has one. */
  film: string | undefined;
}

/** The video as schema.org's VideoObject; addresses of this site are paths. */
export function describeVideo(video: VideoRow, { site, film }: Surroundings): object {
  const { duration_seconds: seconds, image_path: image } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.summary || video.name,
    url: video.path,
    thumbnailUrl: image ? sizeImage(image, LARGE_IMAGE) : undefined,
    contentUrl: film,
    uploadDate: new Date(video.date_published).toISOString(),
    duration: seconds === null ? undefined : `PT${seconds}S`,
    publisher: { '@type': 'Organization', name: site.name },
  };
}
