import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiProblem } from '../api/apiProblem';
import type { Services } from '../services/createServices';
import { renderNotice } from './renderNotice';

const PATH = '/accounts/reset-password/';
const TOKEN_FORM = /^[\w-]{43}$/;

/** The page that the link of a reset mail leads to. Looking at it uses nothing up: mail scanners look, too. */
export function registerPasswordReset(app: FastifyInstance, { passwordResets }: Services): void {
  app.get<{ Querystring: Record<string, unknown> }>(PATH, async (request, reply) => {
    keepPrivate(reply);
    const { token } = request.query;
    return typeof token === 'string' && TOKEN_FORM.test(token)
      ? reply.send(renderForm(token))
      : reply.code(400).send(renderUseless());
  });

  app.post<{ Body: Record<string, unknown> | undefined }>(PATH, async (request, reply) => {
    keepPrivate(reply);
    const { token, new_password: password } = request.body ?? {};
    if (typeof token !== 'string' || !TOKEN_FORM.test(token)) return reply.code(400).send(renderUseless());
    if (typeof password !== 'string' || password === '' || password.length > 255) {
      return reply.code(400).send(renderForm(token, 'Type a password of at most 255 characters.'));
    }
    try {
      await passwordResets.redeem({ token, password, address: request.ip });
      return reply.send(renderDone());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if ('token' in error.body) return reply.code(400).send(renderUseless());
      return reply.code(400).send(renderForm(token, Object.values(error.body).flat().join(' ')));
    }
  });
}

/** The address holds a secret: no cache, and no referrer that carries it on. */
function keepPrivate(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  reply.type('text/html; charset=utf-8');
}

function renderForm(token: string, fault?: string): string {
  return renderNotice({
    title: 'Choose a new password',
    words: fault ?? 'You will be logged out everywhere and can then log in with it.',
    form: {
      action: PATH,
      fields: [
        { name: 'token', type: 'hidden', value: token },
        { name: 'new_password', label: 'New password', type: 'password', autocomplete: 'new-password' },
      ],
      submit: 'Save',
    },
  });
}

function renderUseless(): string {
  return renderNotice({
    title: 'This link no longer works',
    words: 'It was used already or is more than an hour old. Ask for a new one at the log-in.',
    link: { href: '/accounts/login', words: 'To the log-in' },
  });
}

function renderDone(): string {
  return renderNotice({
    title: 'Your new password is saved',
    words: 'You can log in with it now.',
    link: { href: '/accounts/login', words: 'Log in' },
  });
}
