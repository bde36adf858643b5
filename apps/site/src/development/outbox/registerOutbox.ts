import type { FastifyInstance } from 'fastify';
import { listOutbox } from '../../platform/mail/listOutbox';
import { isLocalRequest } from '../../platform/security/isLocalRequest';
import type { PageContext } from '../../pages/PageContext';
import { linkifyText } from './linkifyText';

const PATH = '/development/outbox/';
const MAILS_SHOWN = 50;

/** The page of mails that were stored instead of sent; for requests from this machine only, as links in mails can log in. */
export function registerOutbox(
  app: FastifyInstance,
  { services, site, send, sendNotFound }: PageContext,
): void {
  const { outboxFolder, publicPrefix } = services.settings;
  const path = publicPrefix + PATH;
  if (outboxFolder === undefined) return;
  const dateFormat = new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: site.timeZone,
  });

  app.get(path, async (request, reply) => {
    if (!isLocalRequest(request)) return sendNotFound(reply);
    const mails = await listOutbox(outboxFolder, MAILS_SHOWN);
    reply.header('referrer-policy', 'no-referrer');
    return send(reply, {
      template: 'outbox',
      isPrivate: true,
      head: {
        title: 'Outbox',
        description: 'Mail that was kept instead of sent.',
        path,
        isHidden: true,
      },
      model: {
        mails: mails.map(({ date, text, ...mail }) => ({
          ...mail,
          date: dateFormat.format(date),
          paragraphs: linkifyText(text),
        })),
      },
    });
  });
}
