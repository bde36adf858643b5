import type { SiteConfig } from '@cityguide/site-config';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../../pages/links/createImageUrl';
import type { VideoRow } from '../repository';

interface DescribeVideoOptions {
  site: Pick<SiteConfig, 'name'>;
  /** Path of the video file, if there is one. */
  film: string | undefined;
}

/** The video as schema.org's VideoObject; URLs of this site are paths. */
export function createVideoJsonLd(video: VideoRow, { site, film }: DescribeVideoOptions): object {
  const { duration_seconds: seconds, image_path: image } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.summary || video.name,
    url: video.path,
    thumbnailUrl: image ? createImageUrl(image, LARGE_IMAGE_SIZE) : undefined,
    contentUrl: film,
    uploadDate: new Date(video.date_published).toISOString(),
    duration: seconds === null ? undefined : `PT${seconds}S`,
    publisher: { '@type': 'Organization', name: site.name },
  };
}
