import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerNoticeStyle } from './platform/notices/registerNoticeStyle';
import { answerFault } from './platform/api/answerFault';
import { createUnreadableAddressHandler } from './platform/api/answerUnreadableAddress';
import { registerApi } from './registerApi';
import { addEntityTags } from './platform/caching/addEntityTags';
import { compressAnswers } from './platform/caching/compressAnswers';
import { cleanDaily } from './cleanDaily';
import { registerFacebookLogIn } from './members/facebook-log-in/routes';
import { endConnections } from './platform/health/endConnections';
import { registerHealth } from './platform/health/routes';
import { registerMetrics } from './platform/health/metrics/registerMetrics';
import { registerImages } from './media/images/routes';
import { rejectUnusableText } from './platform/input/rejectUnusableText';
import { addSecurityHeaders, createSecurityHeaders } from './platform/security/addSecurityHeaders';
import { answerExpectations, createClientErrorHandler } from './platform/security/answerBeforeRouting';
import { listAdSources } from './platform/security/listAdSources';
import { readTarget, rejectInvalidHosts } from './platform/security/rejectInvalidHosts';
import { refuseForeignWrites } from './platform/security/refuseForeignWrites';
import { createServices, type Services } from './createServices';
import { loadBrand } from './platform/settings/loadBrand';
import { trustOf } from './platform/settings/parseTrustProxy';
import type { SiteSettings } from './platform/settings/siteSettings';
import { answerInTurn } from './platform/slow-clients/answerInTurn';
import { createServerOptions } from './platform/slow-clients/connectionLimits';
import { cutSlowClients } from './platform/slow-clients/cutSlowClients';
import { registerWidgetFiles } from './platform/widget-files/routes';

export interface Server {
  app: FastifyInstance;
  services: Services;
}

/**
 * All that the site serves but the pages: API, pictures, widget files. It neither listens nor owns the
 * database: whoever opened it closes it after the app.
 */
export async function createServer(settings: SiteSettings): Promise<Server> {
  const limits = createServerOptions(settings.connectionLimits);
  const securityHeaders = createSecurityHeaders(listAdSources(loadBrand(settings).ads));
  const app = Fastify({
    logger: settings.logger,
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    ...limits,
    // Node would refuse a request without a host by itself, and bare.
    http: { ...limits.http, requireHostHeader: false },
    frameworkErrors: createUnreadableAddressHandler(securityHeaders),
    clientErrorHandler: createClientErrorHandler(securityHeaders),
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readTarget(url),
  });
  const services = createServices(settings, (error) =>
    app.log.error({ err: error }, 'background work failed'),
  );
  app.addHook('onClose', () => services.accountMails.whenIdle());
  app.addHook('onClose', () => services.passwordResets.whenIdle());
  app.addHook('onClose', () => services.newsletters.whenIdle());

  answerInTurn(app);
  addSecurityHeaders(app, securityHeaders);
  answerExpectations(app, securityHeaders);
  await app.register(cookie);
  app.setErrorHandler(answerFault);
  rejectInvalidHosts(app);
  rejectUnusableText(app);
  refuseForeignWrites(app, settings);
  addEntityTags(app);
  compressAnswers(app);
  endConnections(app);
  cutSlowClients(app, settings.connectionLimits);
  registerMetrics(app, settings.metricsToken);

  registerHealth(app, settings.database);
  registerImages(app, services.images);
  await registerWidgetFiles(app, settings);
  registerNoticeStyle(app);
  registerFacebookLogIn(app, services);
  await registerApi(app, services);
  cleanDaily(app, services);
  return { app, services };
}
