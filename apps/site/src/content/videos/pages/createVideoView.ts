import type { SitePaths } from '@cityguide/site-config';
import type { VideoRow } from '../repository';

/** Creates the view model of videos for the templates. */
export function createVideoView({ timeZone, paths }: { timeZone: string; paths: SitePaths }) {
  const longDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long' });
  return (video: VideoRow) => ({
    id: video.id,
    name: video.name,
    href: video.path,
    image: video.image_path ?? undefined,
    summary: video.summary,
    length: video.duration_seconds === null ? undefined : formatDuration(video.duration_seconds),
    lengthWords: video.duration_seconds === null ? undefined : formatDurationInWords(video.duration_seconds),
    dateTime: new Date(video.date_published).toISOString(),
    date: longDate.format(video.date_published),
    // Without JavaScript the log-in itself bookmarks the video (AUTH-15).
    bookmarkHref: `${paths.loginTo(video.path)}&post_authenticate_action=add-video-bookmark&object_id=${video.id}`,
  });
}

/** 97 → `1:37` */
function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 97 → `1 minute 37 seconds`, for screen readers. */
function formatDurationInWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
