import { createRandom } from '../../random';
import type { Story } from '../article';
import { annualStories } from './annualStories';

/** The site's first year. */
const FIRST_YEAR = 2004;

/** Some years somebody was ill. */
const WRITTEN = 0.85;

export interface DatedStory extends Story {
  /** `2012-10-04` */
  day: string;
  /** Local hour. */
  hour: number;
}

/** The stories that come back each year, from the first year to this one; what the year had is drawn by lot. */
export function planAnnuals(lastYear: number): DatedStory[] {
  const random = createRandom('annual stories');
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => lastYear - index);
  return years.flatMap((year) =>
    annualStories
      .filter(() => random.chance(WRITTEN))
      .map(({ month, details, ...story }) => {
        const words: Record<string, string> = { year: String(year), last: String(year - 1) };
        for (const [name, choice] of Object.entries(details)) words[name] = random.pick(choice);
        const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
        return {
          ...story,
          name: fill(story.name),
          summary: fill(story.summary),
          paragraphs: story.paragraphs.map(fill),
          day: `${year}-${String(month).padStart(2, '0')}-${String(random.integer(2, 27)).padStart(2, '0')}`,
          hour: random.integer(6, 18),
        };
      }),
  );
}
