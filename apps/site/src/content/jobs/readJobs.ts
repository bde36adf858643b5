import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { siteFolder } from '../../platform/siteFolder';

const text = z.string().trim().min(1);

const jobSchema = z.object({
  /** The posting's anchor on the page: `/jobs#food-writer`. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  /** Such as `Full time` or `Four evenings a week`. */
  hours: text,
  pay: text,
  /** The date of posting: `2026-11-20`. */
  posted: z.iso.date(),
  /** The last day to apply; without it the posting stays until it is removed. */
  closes: z.iso.date().optional(),
  summary: text,
  duties: z.array(text).min(1),
  wishes: z.array(text).min(1),
});

export type Job = z.infer<typeof jobSchema>;

/**
 * Reads the job postings of a brand from the file that editors maintain.
 * @throws with the file's name and the position of the error in it.
 */
export async function readJobs(brand: string): Promise<Job[]> {
  const name = `content/${brand}/jobs.json`;
  const parsed = z.array(jobSchema).safeParse(JSON.parse(await readFile(join(siteFolder, name), 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name} is not as postings are written, and the page shows none: ${issues.join('; ')}`);
}
