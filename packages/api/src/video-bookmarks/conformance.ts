import assert from 'node:assert/strict';
import type { ConformanceCase } from '../conforming/conformanceCase';
import { groupTime } from '../saved/savingVisitor';
import { videoBookmarksRoutes } from './contract';

/** What video bookmarks do beyond being saved. */
export const videoBookmarksCases: ConformanceCase[] = [
  {
    title: 'SAVE-6 the list of video bookmarks tells the group’s time, as the ids call does',
    async run(world) {
      const { visitor } = await world.member();
      const { body } = await visitor.expect(videoBookmarksRoutes.list, 200);
      assert.equal(body.server_time, await groupTime(visitor, 'video-bookmarks'));
    },
  },
];
