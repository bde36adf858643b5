import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeContactMail } from '../../platform/mail/composeContactMail';
import { addressKey } from '../../platform/security/addressKey';
import { leadOn } from '../../pages/forms/leadOn';
import { findTooMany } from '../../pages/forms/findTooMany';
import { readFields, type ReadFields } from '../../pages/forms/readFields';
import { isTrapped } from '../../pages/forms/trap';
import { viewFields } from '../../pages/forms/viewFields';
import type { PageContext } from '../../pages/PageContext';
import { contactFields, contactTopics } from './contactFields';
import type { Attempts } from '../../platform/security/attempts';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type Entered = Pick<ReadFields<'topic' | 'name' | 'email' | 'message'>, 'values' | 'faults'>;

interface ContactPage {
  isAdvertising: boolean;
  entered?: Entered;
  refused?: { status: number; words?: string };
}

/** `/contact/`, and with `?advertise` for those who want to: a form that mails the editors, without JavaScript. */
export function registerContact(app: FastifyInstance, context: PageContext<{ attempts: Attempts }>): void {
  const { site, paths, services, send } = context;
  const { attempts, settings } = services;
  const { sendMail, editorsEmail } = settings;
  const sent = `${paths.contact}sent/`;

  app.get(paths.contact, (request: Request, reply) => {
    const isAdvertising = Object.hasOwn(request.query, 'advertise');
    const values = { topic: isAdvertising ? 'advertising' : '', name: '', email: '', message: '' };
    return sendContact(reply, { isAdvertising, entered: { values, faults: {} } });
  });

  app.post(paths.contact, async (request: Request, reply) => {
    const entered = readFields(contactFields, request.body);
    const isAdvertising = Object.hasOwn(request.query, 'advertise');
    const refuse = (status: number, words?: string) =>
      sendContact(reply, { isAdvertising, entered, refused: { status, ...(words && { words }) } });

    if (!entered.isRight) return refuse(400);
    // A program is told that all went well, as anybody is.
    if (isTrapped(request.body)) return leadOn(reply, sent);
    const tooMany = await findTooMany(
      attempts.count(`contact:${addressKey(request.ip)}`, settings.limits.contact),
    );
    if (tooMany) {
      reply.headers(tooMany.headers);
      return refuse(429, tooMany.words);
    }
    const { values } = entered;
    const topic = contactTopics.find(({ value }) => value === values.topic)?.words ?? values.topic;
    try {
      await sendMail(composeContactMail({ siteName: site.name, to: editorsEmail, ...values, topic }));
    } catch (error) {
      request.log.error({ err: error }, 'a message to the editors could not be sent');
      return refuse(
        503,
        `Your message could not be sent just now. Please try again later, or write to ${editorsEmail}.`,
      );
    }
    return leadOn(reply, sent);
  });

  app.get(sent, (_request, reply) =>
    send(reply, {
      template: 'notice',
      head: { title: 'Your message is on its way', description: 'Thank you.', path: sent, isHidden: true },
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
        fields: viewFields(contactFields, entered),
        fault: refused?.words,
      },
    });
  }
}
