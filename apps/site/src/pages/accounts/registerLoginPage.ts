import type { FastifyInstance, FastifyRequest } from 'fastify';
import { profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import { findFormFault } from '../../accounts/formFaults';
import type { PageContext } from '../PageContext';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

interface HiddenField {
  name: string;
  value: string;
}

/** At which field a fault is told; the others are told above the form. */
const FIELDS: Readonly<Record<string, 'email' | 'password'>> = {
  email: 'email',
  taken: 'email',
  password: 'password',
};

/** Log-in and sign-up as plain forms; `next` and what the visitor was about to do travel along in hidden fields. */
export function registerLoginPage(app: FastifyInstance, { paths, site, send }: PageContext): void {
  app.get(paths.login, async (request: Request, reply) => {
    const { next, error, form } = request.query;
    const isSignUp = form === 'sign-up';
    const words = findFormFault(error);
    const field = typeof error === 'string' ? FIELDS[error] : undefined;
    const wish = profilesRoutes.logIn.query?.safeParse(request.query).data;
    const hidden = Object.entries({ next: ownPathOr(next, '/'), ...wish })
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]): HiddenField => ({ name, value: String(value) }));
    return send(reply, {
      template: 'login',
      head: {
        title: isSignUp ? 'Sign up' : 'Log in',
        description: `Your account at ${site.name}.`,
        path: paths.login,
        isHidden: true,
      },
      model: {
        isSignUp,
        fault: words && { words, field },
        hidden,
        otherHref: otherForm(hidden, isSignUp),
      },
    });
  });

  /** The same page with the other form, keeping where the visitor was going and why. */
  function otherForm(hidden: readonly HiddenField[], isSignUp: boolean): string {
    const kept = hidden.filter(({ value }) => value !== '/').map(({ name, value }) => [name, value]);
    const parameters = new URLSearchParams([...kept, ...(isSignUp ? [] : [['form', 'sign-up']])]);
    return parameters.size > 0 ? `${paths.login}?${parameters}` : paths.login;
  }
}
