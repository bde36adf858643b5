import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Listing } from '@cityguide/api/contract';
import { onboardingReturn } from '@cityguide/site-config';
import { leadOn } from '../../pages/forms/leadOn';
import { chooseVaried } from '../../pages/chooseVaried';
import { omitEmpty } from '../../pages/omitEmpty';
import type { PageContext } from '../../pages/PageContext';
import { newsletterWords, onboardingWords as words } from './onboardingWords';
import { readOnboarding, type SentOnboarding } from './readOnboarding';
import type { ProfileRepository } from '../profiles/repository';
import type { SavedRepositories } from '../saved/createSavedRepositories';
import type { Sessions } from '../../platform/sessions/createSessions';

/** As many places as fill whole rows of the widget's tiles. */
const OFFERED = 12;

/**
 * The first steps of a new member (DASH-5): one plain form, which the widget takes over step by step. The page is the
 * same bytes for everyone; only a form that comes back with a fault is its sender's alone.
 */
export function registerOnboarding(
  app: FastifyInstance,
  context: PageContext<{
    listings: {
      findPage(wanted: {
        limit: number;
        offset: number;
        ordering: '-favourite_count';
      }): Promise<{ listings: Listing[] }>;
    };
    profiles: ProfileRepository;
    saved: SavedRepositories;
    sessions: Sessions;
  }>,
): void {
  const { paths, services, site, send } = context;
  const { listings, profiles, saved, sessions } = services;
  const path = paths.onboarding();

  app.get<{ Querystring: Record<string, unknown> }>(path, ({ query }, reply) =>
    show(reply, onboardingReturn(query.next)),
  );

  app.post(path, async (request, reply) => {
    const sent = readOnboarding(request.body);
    const member = await sessions.findMember(request);
    if (!member) return leadOn(reply, paths.loginTo(paths.onboarding(sent.next)));
    if (sent.nameFaults.length > 0) return show(reply, sent.next, sent);
    await profiles.update(member.profileId, sent.patch);
    for (const id of sent.favourites) await saved.favourites.save(member.profileId, id);
    return leadOn(reply, sent.next);
  });

  async function show(reply: FastifyReply, next: string, sent?: SentOnboarding): Promise<FastifyReply> {
    const places = site.sections.listings ? await findPlaces() : [];
    const flags: Readonly<Record<string, unknown>> = { ...sent?.patch };
    return send(reply, {
      template: 'onboarding',
      ...(sent && { status: 400, isPrivate: true }),
      head: { title: words.title(site.name), description: words.intro, path, isHidden: true },
      model: {
        words: { ...words, favourites: words.favourites(site.city.name) },
        action: path,
        next,
        name: { value: sent?.name ?? '', faults: sent?.nameFaults ?? [] },
        newsletters: Object.entries(newsletterWords).map(([flag, { title, help }]) => ({
          flag,
          title,
          help,
          isTicked: flags[flag] === true,
        })),
        places: places.map(({ id, name, image_url: image }) => ({
          id,
          name,
          image,
          isTicked: sent?.favourites.includes(id) ?? false,
        })),
        data: { results: omitEmpty(places.map(readTile)) },
      },
    });
  }

  /** What most members saved, of different kinds. */
  async function findPlaces() {
    const { listings: popular } = await listings.findPage({
      limit: OFFERED * 4,
      offset: 0,
      ordering: '-favourite_count',
    });
    return chooseVaried(popular, OFFERED);
  }
}

/** What the widget shows of a place. */
function readTile({ id, name, image_url, sub_type, default_neighborhood }: Listing) {
  return {
    id,
    name,
    image_url,
    sub_type: sub_type && { id: sub_type.id, name: sub_type.name },
    default_neighborhood: default_neighborhood && {
      id: default_neighborhood.id,
      name: default_neighborhood.name,
    },
  };
}
