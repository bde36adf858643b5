import type { FastifyInstance } from 'fastify';
import { editorPaths } from '@cityguide/site-config';
import type { PageContext } from '../../pages/PageContext';
import { registerPreview } from './registerPreview';

/** The catalogue of widgets for editors (CMS-6), which a file beside the embed script fills. */
export function registerCatalogue(app: FastifyInstance, context: PageContext, siteConfig: unknown): void {
  const { services, site, send } = context;
  const { publicPrefix } = services.settings;
  const isFrench = site.languages[0] === 'fr-CA';
  app.get(publicPrefix + editorPaths.catalogue, (_request, reply) =>
    send(reply, {
      template: 'editors',
      head: {
        title: isFrench ? 'Widgets pour vos pages' : 'Widgets for your pages',
        description: isFrench
          ? 'Tous les widgets avec leurs options, un aperçu, et le code à coller.'
          : 'All widgets with their options, a preview, and what to paste.',
        path: publicPrefix + editorPaths.catalogue,
        isHidden: true,
      },
      model: {
        catalogue: {
          isFrench,
          root: `${publicPrefix}/`,
          widgets: `${publicPrefix}/widgets/`,
          preview: publicPrefix + editorPaths.preview,
        },
      },
    }),
  );
  registerPreview(app, context, siteConfig);
}
