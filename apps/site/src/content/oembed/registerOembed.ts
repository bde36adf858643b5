import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editorPaths } from '@cityguide/site-config';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import { getRequestOrigin, getSiteOrigin } from '../../platform/security/getSiteOrigin';
import type { Card } from './Card';
import { createCardFinder, type CardContext } from './createCardFinder';
import { getCardPicture, writeCard } from './writeCard';

const WIDEST = 600;
const NARROWEST = 200;
/** Of title, text and button below the picture, in px; oEmbed wants a height before the page has laid the card out. */
const WORDS_HEIGHT = 150;
/** Seconds for which a CMS may keep a card. */
const CACHE_SECONDS = 24 * 60 * 60;

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The provider of oEmbed (CMS-7): an address of a listing, an event or an article becomes a card in any CMS. */
export function registerOembed(app: FastifyInstance, context: CardContext): void {
  const { services, site, paths } = context;
  const findCard = createCardFinder(context);
  const language = site.languages[0] === 'fr-CA' ? 'fr' : 'en';

  app.get(editorPaths.oembed, async (request: Request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    const { url, format = 'json', maxwidth } = request.query;
    if (format !== 'json') return refuse(reply, 501, 'The format is json; there is no other.');
    const width = parseWidth(maxwidth);
    if (width === undefined) return refuse(reply, 400, 'maxwidth is a whole number of pixels.');
    const origin = getSiteOrigin(request, services.settings);
    const path = parseOwnPath(url, [origin, getRequestOrigin(request, services.settings)]);
    if (path === undefined)
      return refuse(reply, 404, `url is an address of this site, such as ${origin}${paths.places}….`);
    const card = await findCard(path);
    if (!card) return refuse(reply, 404, `There is no listing, event or article at ${path}.`);
    return reply
      .header('cache-control', PUBLIC_CACHE)
      .type('application/json; charset=utf-8')
      .send(createResponse(card, { origin, width }));
  });

  function createResponse(card: Card, { origin, width }: { origin: string; width: number }) {
    const picture = getCardPicture(card, origin, width);
    const loginPath = paths.loginTo(card.path);
    return {
      version: '1.0',
      type: 'rich',
      title: card.title,
      ...(card.author && { author_name: card.author }),
      provider_name: site.name,
      provider_url: `${origin}/`,
      cache_age: CACHE_SECONDS,
      ...(picture && {
        thumbnail_url: picture.url,
        thumbnail_width: picture.width,
        thumbnail_height: picture.height,
      }),
      html: writeCard(card, { origin, width, language, loginPath }),
      width,
      height: (picture?.height ?? 0) + WORDS_HEIGHT,
    };
  }
}

const refuse = (reply: FastifyReply, status: number, detail: string) =>
  reply.code(status).header('cache-control', 'no-cache').send({ detail });

/** Undefined where it is no number; a card is never wider or narrower than it can be read. */
function parseWidth(text: unknown): number | undefined {
  if (text === undefined || text === '') return WIDEST;
  if (!/^\d{1,6}$/.test(String(text))) return undefined;
  return Math.max(NARROWEST, Math.min(WIDEST, Number(text)));
}

/** The path of an address of ours, however somebody copied it: with a query, a hash, or without the last slash. */
function parseOwnPath(url: unknown, origins: readonly string[]): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (!origins.includes(origin)) return undefined;
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
