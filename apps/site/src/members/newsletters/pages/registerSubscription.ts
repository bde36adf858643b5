import type { FastifyInstance, FastifyReply } from 'fastify';
import { guestNewslettersRoutes, type NewsletterType } from '@cityguide/api/contract';
import { getSiteOrigin } from '../../../platform/security/getSiteOrigin';
import type { FormErrors, FormField } from '../../accounts/pages/AccountForm';
import { toFormErrors, toFormErrorsOfSchema } from '../../accounts/pages/toFormErrors';
import { readText } from '../../../pages/forms/readText';
import { sendNotice } from '../../accounts/pages/sendNotice';
import type { NewsletterPageContext } from './NewsletterPageContext';
import { listNewsletters } from './createNewsletterForms';
import { newsletterMessages as messages } from './newsletterMessages';

const { body } = guestNewslettersRoutes.subscribe;
const fields: readonly FormField[] = [
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
];

/** `/newsletters/`: a form for each newsletter; without JavaScript every newsletter form of the site posts here. */
export function registerSubscription(app: FastifyInstance, context: NewsletterPageContext): void {
  const { paths, services, site, send } = context;
  const path = paths.newsletters;
  const types = listNewsletters(site);

  app.get(path, (_request, reply) => sendPage(reply));

  app.post(path, { config: { allowsPageOrigins: true } }, async (request, reply) => {
    const parsed = body.safeParse(request.body ?? {});
    if (!parsed.success)
      return sendPageWithErrors(reply, request.body, toFormErrorsOfSchema(parsed.error, fields));
    const { email, comment, stamp, ...selection } = parsed.data;
    try {
      const isAccepted = await services.newsletters.request({
        ...{ email, selection, comment, stamp, ipAddress: request.ip },
        origin: getSiteOrigin(request, services.settings),
        needsStamp: true,
      });
      if (!isAccepted)
        return await sendPageWithErrors(reply, request.body, {
          status: 400,
          formErrors: [messages.again],
          fieldErrors: {},
        });
    } catch (error) {
      return sendPageWithErrors(reply, request.body, toFormErrors(error, fields));
    }
    return sendNotice(context, reply, {
      path,
      title: messages.thanksTitle,
      paragraphs: [messages.thanks, messages.lastStep],
      action: { words: messages.home, href: '/' },
    });
  });

  /** The page with the input in the form that was sent. */
  async function sendPageWithErrors(
    reply: FastifyReply,
    typed: unknown,
    errors: FormErrors,
  ): Promise<FastifyReply> {
    const type = types.find((each) => readText(typed, each) === 'true') ?? 'default';
    if (errors.headers) reply.headers(errors.headers);
    const errorMessages = [
      ...errors.formErrors,
      ...(errors.fieldErrors.email ?? []).map((message) => `* ${message}`),
    ];
    return sendPage(reply, {
      type,
      status: errors.status,
      typed: {
        email: readText(typed, 'email'),
        promotions: readText(typed, 'promotions') === 'true',
        all: readText(typed, 'all') === 'true',
        faults: errorMessages,
      },
    });
  }

  function sendPage(
    reply: FastifyReply,
    sent?: { type: NewsletterType; status: number; typed: object },
  ): Promise<FastifyReply> {
    return send(reply, {
      template: 'newsletters',
      ...(sent && { status: sent.status, isPrivate: true }),
      head: { title: messages.title, description: messages.intro, path },
      model: {
        intro: messages.intro,
        types: types.map((type) => ({ name: type, ...(sent?.type === type && { typed: sent.typed }) })),
      },
    });
  }
}
