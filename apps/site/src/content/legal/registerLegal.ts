import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../pages/PageContext';

/** The privacy policy and the terms; their text is in the templates, where editors can change it. */
export function registerLegal(app: FastifyInstance, { site, paths, services, send }: PageContext): void {
  const pages = [
    {
      path: paths.privacy,
      template: 'privacy',
      title: 'Privacy policy',
      description: `What ${site.name} keeps about its visitors and members, why, for how long, and how to have it deleted.`,
    },
    {
      path: paths.termsOfService,
      template: 'terms',
      title: 'Terms of service',
      description: `What holds between ${site.name} and those who read it, write in it and send photos to it.`,
    },
  ];
  for (const { path, template, title, description } of pages) {
    app.get(path, (_request, reply) =>
      send(reply, {
        template,
        head: { title, description, path },
        model: { editorsEmail: services.settings.editorsEmail },
      }),
    );
  }
}
