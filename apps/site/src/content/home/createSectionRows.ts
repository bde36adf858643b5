import { createTimeZone } from '@cityguide/site-config/formats';
import { createContestView } from '../contests/pages/createContestView';
import { createEventView } from '../events/pages/createEventView';
import { createEventSearch } from '../events/pages/createEventSearch';
import type { HomePageContext } from './HomePageContext';
import { createVideoView } from '../videos/pages/createVideoView';

const EVENTS = 4;
const VIDEOS = 4;
const CONTESTS = 3;

/** Loads upcoming events, videos and open contests; nothing of a section that is off (SITE-2). */
export function createSectionRows({ services, site, paths }: HomePageContext) {
  const { sections, timeZone } = site;
  const zone = createTimeZone(timeZone);
  const events = createEventSearch(services.database, services.settings.now);
  const viewEvent = createEventView({ site, zone, paths });
  const viewVideo = createVideoView({ timeZone, paths });
  const viewContest = createContestView({ timeZone, zone });

  return async function loadSectionRows() {
    const nowMs = services.settings.now();
    const [upcoming, videos, contests] = await Promise.all([
      sections.events ? events.find({ startsFromMs: nowMs, limit: EVENTS, offset: 0 }) : { events: [] },
      sections.videos ? services.videos.findRows({ limit: VIDEOS, offset: 0 }) : { rows: [] },
      sections.contests ? services.contests.findOpen(nowMs) : [],
    ]);
    return {
      events: upcoming.events.map((event) => viewEvent(event, nowMs)),
      videos: videos.rows.map(viewVideo),
      contests: contests.slice(0, CONTESTS).map((contest) => viewContest(contest, nowMs)),
    };
  };
}
