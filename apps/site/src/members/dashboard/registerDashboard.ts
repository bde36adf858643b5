import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../pages/PageContext';
import { dashboardWords as words, OWN_DATA } from './dashboardWords';

/** The page that the dashboard stands on: the same bytes for everyone, since the widget alone knows who is there. */
export function registerDashboard(app: FastifyInstance, { paths, send }: PageContext): void {
  const path = paths.dashboard;
  const ways = [
    { words: words.plainWays.data, href: OWN_DATA },
    { words: words.plainWays.password, href: paths.password },
    { words: words.plainWays.logIn, href: paths.loginTo(path) },
    { words: words.plainWays.logOut, href: paths.logOut() },
  ];
  app.get(path, (_request, reply) =>
    send(reply, {
      template: 'dashboard',
      head: { title: words.title, description: words.description, path, isHidden: true },
      model: { words, ways },
    }),
  );
}
