import { createRandom } from '../../random';
import type { Story } from '../article';
import { annualStories } from './annualStories';

/** The site's first year. */
const FIRST_YEAR = 2004;

/** In some years a story was not written. */
const PUBLISHED_SHARE = 0.85;

export interface DatedStory extends Story {
  /** `2012-10-04` */
  day: string;
  /** Local hour. */
  hour: number;
}

/** The stories that return each year, from the first year to the last; the details of each year are random. */
export function planAnnualStories(lastYear: number): DatedStory[] {
  const random = createRandom('annual stories');
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => lastYear - index);
  return years.flatMap((year) =>
    annualStories
      .filter(() => random.chance(PUBLISHED_SHARE))
      .map(({ month, details, ...story }) => {
        const placeholders: Record<string, string> = { year: String(year), last: String(year - 1) };
        for (const [name, values] of Object.entries(details)) placeholders[name] = random.pick(values);
        const fill = (text: string) =>
          text.replace(/\{(\w+)\}/g, (_, name: string) => placeholders[name] ?? '');
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
