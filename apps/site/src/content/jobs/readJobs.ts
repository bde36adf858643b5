import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '../../platform/siteFolder';

const words = z.string().trim().min(1);

const job = z.object({
  /** The posting's place on the page: `/jobs#food-writer`. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: words,
  /** Such as `Full time` or `Four evenings a week`. */
  hours: words,
  pay: words,
  /** The day on which it was posted: `2026-11-20`. */
  posted: z.iso.date(),
  /** The last day on which one can apply; without it the posting stands until it is taken out. */
  closes: z.iso.date().optional(),
  summary: words,
  duties: z.array(words).min(1),
  wishes: z.array(words).min(1),
});

export type Job = z.infer<typeof job>;

/**
 * The postings of a brand, from the file that an editor keeps.
 * @throws with the file's name and the place in it that is wrong.
 */
export async function readJobs(brand: string): Promise<Job[]> {
  const name = `content/${brand}/jobs.json`;
  const parsed = z.array(job).safeParse(JSON.parse(await readFile(join(siteFolder, name), 'utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name} is not as postings are written, and the page shows none: ${faults.join('; ')}`);
}
