import type { FastifyInstance } from 'fastify';
import { createTimeZone } from '@cityguide/site-config/formats';
import type { PageContext } from '../../pages/PageContext';
import { readJobs, type Job } from './readJobs';

/** `/jobs`: the postings from a file that editors maintain; those whose last day is over are left out. */
export function registerJobs(app: FastifyInstance, { site, paths, services, send }: PageContext): void {
  const zone = createTimeZone(site.timeZone);
  const longDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'long' });
  const formatDay = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`));

  app.get(`${paths.jobs}/`, (_request, reply) => reply.redirect(paths.jobs, 301));

  app.get(paths.jobs, async (request, reply) => {
    let jobs: Job[] = [];
    try {
      jobs = await readJobs(site.brand);
    } catch (error) {
      request.log.error({ err: error }, 'job postings could not be read');
    }
    const today = zone.getDay(services.settings.now());
    const open = jobs.filter(({ closes }) => closes === undefined || closes >= today);
    return send(reply, {
      template: 'jobs',
      head: {
        title: 'Jobs',
        description: `Work at ${site.name} in ${site.city.name}: ${open.map(({ title }) => title).join(', ') || 'nothing at the moment'}.`,
        path: paths.jobs,
        jsonLd: open.length > 0 ? open.map(describeJob) : undefined,
      },
      model: {
        jobs: open.map((job) => ({
          ...job,
          postedDate: formatDay(job.posted),
          closesDate: job.closes && formatDay(job.closes),
        })),
      },
    });
  });

  function describeJob(job: Job): object {
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: [job.summary, ...job.duties, ...job.wishes].join(' '),
      datePosted: job.posted,
      validThrough: job.closes,
      url: `${paths.jobs}#${job.slug}`,
      hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: '/' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: site.city.name, addressCountry: 'CA' },
      },
    };
  }
}
