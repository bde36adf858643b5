import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../pages/PageContext';
import { dashboardMessages as messages, OWN_DATA_PATH } from './dashboardMessages';

/** The page of the dashboard widget: the same bytes for everyone, since only the widget knows who the visitor is. */
export function registerDashboard(app: FastifyInstance, { paths, send }: PageContext): void {
  const path = paths.dashboard;
  const links = [
    { words: messages.plainWays.data, href: OWN_DATA_PATH },
    { words: messages.plainWays.password, href: paths.password },
    { words: messages.plainWays.logIn, href: paths.loginTo(path) },
    { words: messages.plainWays.logOut, href: paths.logOut() },
  ];
  app.get(path, (_request, reply) =>
    send(reply, {
      template: 'dashboard',
      head: { title: messages.title, description: messages.description, path, isHidden: true },
      model: { words: messages, ways: links },
    }),
  );
}
