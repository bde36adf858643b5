import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeContactMail } from '../../platform/mail/composeContactMail';
import { getAddressKey } from '../../platform/security/getAddressKey';
import { redirectAfterForm } from '../../pages/forms/redirectAfterForm';
import { findRateLimitError } from '../../pages/forms/findRateLimitError';
import { parseFields, type ParsedFields } from '../../pages/forms/parseFields';
import { isHoneypotFilled } from '../../pages/forms/isHoneypotFilled';
import { createFieldModels } from '../../pages/forms/createFieldModels';
import type { PageContext } from '../../pages/PageContext';
import { contactFields, contactTopics } from './contactFields';
import type { RateLimiter } from '../../platform/security/createRateLimiter';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type SubmittedFields = Pick<ParsedFields<'topic' | 'name' | 'email' | 'message'>, 'values' | 'fieldErrors'>;

interface ContactPage {
  isAdvertising: boolean;
  entered?: SubmittedFields;
  refused?: { status: number; words?: string };
}

/** `/contact/`, and `/contact/?advertise` for advertisers: a form that mails the editors, without JavaScript. */
export function registerContact(
  app: FastifyInstance,
  context: PageContext<{ rateLimiter: RateLimiter }>,
): void {
  const { site, paths, services, send } = context;
  const { rateLimiter, settings } = services;
  const { sendMail, editorsEmail } = settings;
  const sentPath = `${paths.contact}sent/`;

  app.get(paths.contact, (request: Request, reply) => {
    const isAdvertising = Object.hasOwn(request.query, 'advertise');
    const values = { topic: isAdvertising ? 'advertising' : '', name: '', email: '', message: '' };
    return sendContact(reply, { isAdvertising, entered: { values, fieldErrors: {} } });
  });

  app.post(paths.contact, async (request: Request, reply) => {
    const entered = parseFields(contactFields, request.body);
    const isAdvertising = Object.hasOwn(request.query, 'advertise');
    const sendWithError = (status: number, words?: string) =>
      sendContact(reply, { isAdvertising, entered, refused: { status, ...(words && { words }) } });

    if (!entered.isValid) return sendWithError(400);
    // Bots get the same response as everyone.
    if (isHoneypotFilled(request.body)) return redirectAfterForm(reply, sentPath);
    const rateLimitError = await findRateLimitError(
      rateLimiter.consume(`contact:${getAddressKey(request.ip)}`, settings.limits.contact),
    );
    if (rateLimitError) {
      reply.headers(rateLimitError.headers);
      return sendWithError(429, rateLimitError.message);
    }
    const { values } = entered;
    const topic = contactTopics.find(({ value }) => value === values.topic)?.words ?? values.topic;
    try {
      await sendMail(composeContactMail({ siteName: site.name, to: editorsEmail, ...values, topic }));
    } catch (error) {
      request.log.error({ err: error }, 'a message to the editors could not be sent');
      return sendWithError(
        503,
        `Your message could not be sent just now. Please try again later, or write to ${editorsEmail}.`,
      );
    }
    return redirectAfterForm(reply, sentPath);
  });

  app.get(sentPath, (_request, reply) =>
    send(reply, {
      template: 'notice',
      head: {
        title: 'Your message is on its way',
        description: 'Thank you.',
        path: sentPath,
        isHidden: true,
      },
      model: {
        paragraphs: [
          'Thank you for writing. A person reads every message; corrections are read first.',
          'We answer to the address that you gave, usually within two days.',
        ],
        action: { words: 'To the home page', href: paths.home },
      },
    }),
  );

  function sendContact(reply: FastifyReply, { isAdvertising, entered, refused }: ContactPage) {
    return send(reply, {
      template: 'contact',
      status: refused?.status,
      isPrivate: refused !== undefined,
      head: {
        title: isAdvertising ? `Advertise with ${site.name}` : 'Contact us',
        description: isAdvertising
          ? `Reach the people who live in ${site.city.name}: formats, rates and whom to write to.`
          : `Write to the editors of ${site.name}: tips, corrections, places we missed.`,
        path: isAdvertising ? paths.advertise : paths.contact,
      },
      model: {
        isAdvertising,
        editorsEmail,
        action: isAdvertising ? paths.advertise : paths.contact,
        fields: createFieldModels(contactFields, entered),
        fault: refused?.words,
      },
    });
  }
}
