import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMockBackend } from './mocks';

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

/** The ids that the README lists for something, as in `| house ads | 1–5 | … |`. */
function getDocumentedIds(what: string): string | undefined {
  return readme.match(new RegExp(`^\\| ${what} +\\| (\\d+–\\d+) `, 'm'))?.[1];
}

describe('the sample ids in the README', () => {
  const { state, member } = createMockBackend();

  it.each([
    ['listings', state.listings],
    ['articles', state.articles],
    ['videos', state.videos],
    ['events', state.events],
    ['contests', state.contests],
    ['photos', state.photos],
    ['neighbourhoods', state.neighbourhoods],
    ['house ads', state.houseAds],
  ])('are those of the mocks: %s', (what, rows: readonly { id: number }[]) => {
    const ids = rows.map(({ id }) => id);
    const [first = 0, last = 0] = [Math.min(...ids), Math.max(...ids)];
    expect(getDocumentedIds(what)).toBe(`${first}–${last}`);
    expect(new Set(ids).size).toBe(last - first + 1);
  });

  it('belong to a member who can log in as the README says', () => {
    expect(readme).toContain(`\`${member.profile.email}\` with the password \`${member.password}\``);
    expect(member.favourites).toEqual([]);
  });
});
