import { formatExactTime, formatTimeAgo } from '@cityguide/site-config/formats';
import { useSite } from '@cityguide/store/react';
import { useLanguage } from '../useMessages';

interface TimeAgoProps {
  date: string | null;
  nowMs: number;
  /** Formats the sentence around it: 'Saved 3 days ago'. */
  format(ago: string): string;
}

/** How long ago something was, with the exact time as title (FMT-1); renders nothing if the date is not valid. */
export function TimeAgo({ date, nowMs, format }: TimeAgoProps) {
  const language = useLanguage();
  const { timeZone } = useSite();
  const ago = formatTimeAgo(date, { nowMs, language });
  const exact = formatExactTime(date, { language, timeZone });
  if (ago === undefined || !exact) return null;
  return (
    <time dateTime={exact.dateTime} title={exact.title}>
      {format(ago)}
    </time>
  );
}
