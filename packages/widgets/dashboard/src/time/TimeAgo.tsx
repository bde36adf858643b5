import { tellExactTime, tellTimeAgo } from '@cityguide/site-config/formats';
import { useSite } from '@cityguide/store/react';
import { useLanguage } from '../words/useWords';

interface TimeAgoProps {
  moment: string | null;
  nowMs: number;
  /** The sentence that it stands in: 'Saved 3 days ago'. */
  tell(ago: string): string;
}

/** How long ago something was, with the exact time behind it (FMT-1); nothing where that is no moment. */
export function TimeAgo({ moment, nowMs, tell }: TimeAgoProps) {
  const language = useLanguage();
  const { timeZone } = useSite();
  const ago = tellTimeAgo(moment, { nowMs, language });
  const exact = tellExactTime(moment, { language, timeZone });
  if (ago === undefined || !exact) return null;
  return (
    <time dateTime={exact.dateTime} title={exact.title}>
      {tell(ago)}
    </time>
  );
}
