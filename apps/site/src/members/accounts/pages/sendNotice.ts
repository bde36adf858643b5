import type { FastifyReply } from 'fastify';
import type { PageContext } from '../../../pages/PageContext';

export interface AccountNotice {
  path: string;
  title: string;
  paragraphs: readonly string[];
  action: { words: string; href: string };
  status?: number;
}

/** Sends the result of a form, for one visitor only. */
export function sendNotice(
  { send }: PageContext,
  reply: FastifyReply,
  { path, title, paragraphs, action, status }: AccountNotice,
): Promise<FastifyReply> {
  return send(reply, {
    template: 'notice',
    status,
    isPrivate: true,
    head: { title, description: paragraphs[0] ?? title, path, isHidden: true },
    model: { paragraphs, action },
  });
}
