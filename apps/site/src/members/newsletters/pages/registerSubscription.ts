import type { FastifyInstance, FastifyReply } from 'fastify';
import { guestNewslettersRoutes, type NewsletterType } from '@cityguide/api/contract';
import { siteOrigin } from '../../../platform/security/siteOrigin';
import type { FormFaults, FormField } from '../../accounts/pages/AccountForm';
import { readFaults, readSchemaFaults } from '../../accounts/pages/readFaults';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { listNewsletters } from './createNewsletterBoxes';
import { newsletterWords as words } from './newsletterWords';

const { body } = guestNewslettersRoutes.subscribe;
const fields: readonly FormField[] = [
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
];

/** `/newsletters/`: a box for each newsletter; every box of the site sends its form here where there is no JavaScript. */
export function registerSubscription(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services, site, send } = context;
  const path = paths.newsletters;
  const types = listNewsletters(site);

  app.get(path, (_request, reply) => show(reply));

  app.post(path, async (request, reply) => {
    const parsed = body.safeParse(request.body ?? {});
    if (!parsed.success) return showAgain(reply, request.body, readSchemaFaults(parsed.error, fields));
    const { email, comment, stamp, ...wish } = parsed.data;
    try {
      const isTaken = await services.newsletters.request({
        ...{ email, wish, comment, stamp, address: request.ip },
        origin: siteOrigin(request, services.settings),
        needsStamp: true,
      });
      if (!isTaken)
        return await showAgain(reply, request.body, { status: 400, form: [words.again], fields: {} });
    } catch (error) {
      return showAgain(reply, request.body, readFaults(error, fields));
    }
    return sendNotice(context, reply, {
      path,
      title: words.thanksTitle,
      paragraphs: [words.thanks, words.lastStep],
      action: { words: words.home, href: '/' },
    });
  });

  /** The page with what was typed, in the box that it was typed in. */
  async function showAgain(reply: FastifyReply, typed: unknown, faults: FormFaults): Promise<FastifyReply> {
    const type = types.find((each) => readText(typed, each) === 'true') ?? 'default';
    if (faults.headers) reply.headers(faults.headers);
    const told = [...faults.form, ...(faults.fields.email ?? []).map((fault) => `* ${fault}`)];
    return show(reply, {
      type,
      status: faults.status,
      typed: {
        email: readText(typed, 'email'),
        promotions: readText(typed, 'promotions') === 'true',
        all: readText(typed, 'all') === 'true',
        faults: told,
      },
    });
  }

  function show(
    reply: FastifyReply,
    sent?: { type: NewsletterType; status: number; typed: object },
  ): Promise<FastifyReply> {
    return send(reply, {
      template: 'newsletters',
      ...(sent && { status: sent.status, isPrivate: true }),
      head: { title: words.title, description: words.intro, path },
      model: {
        intro: words.intro,
        types: types.map((type) => ({ name: type, ...(sent?.type === type && { typed: sent.typed }) })),
      },
    });
  }
}
