import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/ConformanceCase';
import { fetchGroupTime } from '../saved/savedRequests';
import { videoBookmarksRoutes } from './contract';

/** Requirements for video bookmarks beyond saving. */
export const videoBookmarksCases: ConformanceCase[] = [
  {
    title: 'SAVE-6 the list of video bookmarks contains the group’s time, as the ids response does',
    async run(context) {
      const { visitor } = await context.member();
      const { body } = await visitor.expect(videoBookmarksRoutes.list, 200);
      assert.equal(body.server_time, await fetchGroupTime(visitor, 'video-bookmarks'));
    },
  },
];
