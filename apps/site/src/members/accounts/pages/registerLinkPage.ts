import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLinkToken } from '../../../pages/link-tokens/createLinkToken';
import { setSecretUrlHeaders } from '../../../pages/link-tokens/setSecretUrlHeaders';
import { readText } from '../../../pages/forms/readText';
import type { PageContext } from '../../../pages/PageContext';
import { accountMessages } from './accountMessages';
import { sendForm } from './sendForm';
import { sendNotice, type AccountNotice } from './sendNotice';

type Notice = Omit<AccountNotice, 'path'>;
type Question = Record<'title' | 'intro' | 'submit', string>;

interface LinkPage {
  path: string;
  /** Name of the cookie that holds the token while the page is open. */
  cookieName: string;
  /** Shown for a token that is unknown, used or too old. */
  invalidLink: Record<'title' | 'text', string> & Pick<Notice, 'action'>;
  /** The question of the page, or a notice if it has been answered; undefined for an invalid token. */
  read(token: string): Promise<Question | Notice | undefined>;
  /** Performs what the link is for; undefined for an invalid token. */
  submit(token: string, request: FastifyRequest): Promise<Notice | undefined>;
}

/**
 * Registers the page of a link in a mail. Opening it changes nothing, because mail scanners open it too: a person presses
 * its one button. The submitted token is itself the secret, so a browser may omit the page's origin.
 */
export function registerLinkPage(app: FastifyInstance, context: PageContext, linkPage: LinkPage): void {
  const { path, cookieName, invalidLink } = linkPage;
  const linkToken = createLinkToken({ name: cookieName, path }, context.services.settings);

  app.get(path, async (request, reply) => {
    setSecretUrlHeaders(reply);
    const received = linkToken.receive(request, reply);
    if (received.kind === 'redirected') return reply;
    if (received.kind === 'no-cookie') return sendInvalidLink(reply, accountMessages.noLinkCookie);
    const { token } = received;
    const found = await linkPage.read(token);
    if (!found) return sendInvalidLink(reply);
    if ('paragraphs' in found) return sendNotice(context, reply, { path, ...found });
    const form = { action: path, ...found, fields: [], hidden: { token } };
    return sendForm(context, reply, { form, isPrivate: true });
  });

  app.post(path, { config: { allowsNullOrigin: true } }, async (request, reply) => {
    setSecretUrlHeaders(reply);
    // A mail program posts to the link itself (RFC 8058).
    const token = readText(request.body, 'token') || readText(request.query, 'token');
    const notice = await linkPage.submit(token, request);
    if (!notice) return sendInvalidLink(reply);
    linkToken.clear(request, reply);
    return sendNotice(context, reply, { path, ...notice });
  });

  function sendInvalidLink(reply: FastifyReply, text: string = invalidLink.text) {
    const { title, action } = invalidLink;
    return sendNotice(context, reply, { path, status: 400, title, paragraphs: [text], action });
  }
}
