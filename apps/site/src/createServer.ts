import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerNoticeStyle } from './platform/notices/registerNoticeStyle';
import { sendErrorNotice } from './platform/api/sendErrorNotice';
import { createMalformedUrlHandler } from './platform/api/createMalformedUrlHandler';
import { registerApi } from './registerApi';
import { addEtags } from './platform/caching/addEtags';
import { compressResponses } from './platform/caching/compressResponses';
import { scheduleDailyCleanup } from './scheduleDailyCleanup';
import { scheduleWebhooks } from './scheduleWebhooks';
import { registerFacebookLogIn } from './members/facebook-log-in/routes';
import { drainConnections } from './platform/health/drainConnections';
import { registerHealth } from './platform/health/routes';
import { registerMetrics } from './platform/health/metrics/registerMetrics';
import { registerImages } from './media/images/routes';
import { rejectInvalidText } from './platform/input/rejectInvalidText';
import { addSecurityHeaders, createSecurityHeaders } from './platform/security/addSecurityHeaders';
import { handleExpectHeader, createClientErrorHandler } from './platform/security/createClientErrorHandler';
import { listAdSources } from './platform/security/listAdSources';
import { normalizeRequestTarget, rejectInvalidHosts } from './platform/security/rejectInvalidHosts';
import { allowPageOrigins } from './platform/security/allowPageOrigins';
import { rejectCrossSiteWrites } from './platform/security/rejectCrossSiteWrites';
import { createServices, type Services } from './createServices';
import { loadBrand } from './platform/settings/loadBrand';
import { toFastifyTrustProxy } from './platform/settings/parseTrustProxy';
import type { SiteSettings } from './platform/settings/SiteSettings';
import { serializePipelinedRequests } from './platform/slow-clients/serializePipelinedRequests';
import { createServerOptions } from './platform/slow-clients/connectionLimits';
import { disconnectSlowClients } from './platform/slow-clients/disconnectSlowClients';
import { registerWidgetFiles } from './platform/widget-files/routes';

export interface Server {
  app: FastifyInstance;
  services: Services;
}

/**
 * Everything the site serves except the pages: API, images, widget files. It does not listen, and does not close the
 * database: the code that opened it must close it after the app.
 */
export async function createServer(settings: SiteSettings): Promise<Server> {
  const serverOptions = createServerOptions(settings.connectionLimits);
  const securityHeaders = createSecurityHeaders(listAdSources(loadBrand(settings).ads));
  const app = Fastify({
    logger: settings.logger,
    trustProxy: toFastifyTrustProxy(settings.trustProxy),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    ...serverOptions,
    // Node would reject a request without a host itself, without the security headers.
    http: { ...serverOptions.http, requireHostHeader: false },
    frameworkErrors: createMalformedUrlHandler(securityHeaders),
    clientErrorHandler: createClientErrorHandler(securityHeaders),
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => normalizeRequestTarget(url),
  });
  const services = createServices(settings, (error) =>
    app.log.error({ err: error }, 'background work failed'),
  );
  app.addHook('onClose', () => services.accountMails.whenIdle());
  app.addHook('onClose', () => services.passwordResets.whenIdle());
  app.addHook('onClose', () => services.newsletters.whenIdle());

  serializePipelinedRequests(app);
  addSecurityHeaders(app, securityHeaders);
  handleExpectHeader(app, securityHeaders);
  await app.register(cookie);
  app.setErrorHandler(sendErrorNotice);
  rejectInvalidHosts(app);
  rejectInvalidText(app);
  allowPageOrigins(app, settings);
  rejectCrossSiteWrites(app, settings);
  addEtags(app);
  compressResponses(app);
  drainConnections(app);
  disconnectSlowClients(app, settings.connectionLimits);
  app.decorate('publicPrefix', settings.publicPrefix);
  registerMetrics(app, settings.metricsToken);

  await app.register(
    async (files) => {
      registerHealth(files, settings.database);
      registerImages(files, services.images);
      await registerWidgetFiles(files, settings);
      registerNoticeStyle(files);
    },
    { prefix: settings.publicPrefix },
  );
  registerFacebookLogIn(app, services);
  scheduleWebhooks(app, services);
  await registerApi(app, services);
  scheduleDailyCleanup(app, services);
  return { app, services };
}
