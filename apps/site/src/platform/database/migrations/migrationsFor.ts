import type { Migration } from 'kysely';
import type { DatabaseEngine } from '../DatabaseEngine';
import { createCity } from './0001-create-city';
import { createMembers } from './0002-create-members';
import { leaveOutApostrophes } from './0003-leave-out-apostrophes';
import { createExternalIdentities } from './0004-create-external-identities';
import { createSavedThings } from './0005-create-saved-things';
import { indexListings } from './0006-index-listings';
import { indexWords } from './0007-index-words';
import { countChanges } from './0008-count-changes';
import { indexPhotos } from './0009-index-photos';
import { createNewsletters } from './0010-create-newsletters';
import { createHouseAds } from './0012-create-house-ads';
import { createContests } from './0013-create-contests';
import { proveAddresses } from './0014-prove-addresses';
import { listWaysIn } from './0015-list-ways-in';
import { dateEvents } from './0016-date-events';
import { lockDemoMembers } from './0017-lock-demo-members';
import { importContent } from './0018-import-content';
import { createContentTokens } from './0019-create-content-tokens';
import { createRemotePictures } from './0020-create-remote-pictures';
import { createWebhooks } from './0021-create-webhooks';
import { countPageChanges } from './0022-count-page-changes';
import { indexPositions } from './0023-index-positions';
import { addHoursAndPrices } from './0024-add-hours-and-prices';
import { noteMoves } from './0028-note-moves';

/** Every migration by its numbered name; a released name never changes. */
export function migrationsFor(engine: DatabaseEngine): Record<string, Migration> {
  return {
    '0001-create-city': createCity(engine),
    '0002-create-members': createMembers(engine),
    '0003-leave-out-apostrophes': leaveOutApostrophes(),
    '0004-create-external-identities': createExternalIdentities(),
    '0005-create-saved-things': createSavedThings(engine),
    '0006-index-listings': indexListings(),
    '0007-index-words': indexWords(engine),
    '0008-count-changes': countChanges(engine),
    '0009-index-photos': indexPhotos(engine),
    '0010-create-newsletters': createNewsletters(engine),
    '0012-create-house-ads': createHouseAds(engine),
    '0013-create-contests': createContests(engine),
    '0014-prove-addresses': proveAddresses(),
    '0015-list-ways-in': listWaysIn(engine),
    '0016-date-events': dateEvents(engine),
    '0017-lock-demo-members': lockDemoMembers(),
    '0018-import-content': importContent(engine),
    '0019-create-content-tokens': createContentTokens(engine),
    '0020-create-remote-pictures': createRemotePictures(),
    '0021-create-webhooks': createWebhooks(engine),
    '0022-count-page-changes': countPageChanges(engine),
    '0023-index-positions': indexPositions(),
    '0024-add-hours-and-prices': addHoursAndPrices(),
    '0028-note-moves': noteMoves(engine),
  };
}
