import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Listing } from '@cityguide/api/contract';
import { getOnboardingReturnPath } from '@cityguide/site-config';
import { redirectAfterForm } from '../../pages/forms/redirectAfterForm';
import { pickVariedListings } from '../../pages/pickVariedListings';
import { omitNullish } from '../../pages/omitNullish';
import type { PageContext } from '../../pages/PageContext';
import { onboardingNewsletterMessages, onboardingMessages as messages } from './onboardingMessages';
import { readOnboarding, type OnboardingSubmission } from './readOnboarding';
import type { ProfileRepository } from '../profiles/repository';
import type { SavedRepositories } from '../saved/createSavedRepositories';
import type { Sessions } from '../../platform/sessions/createSessions';

/** As many listings as fill whole rows of the widget's tiles. */
const OFFERED_LISTINGS = 12;

/**
 * The first steps of a new member (DASH-5): one plain form, which the widget turns into steps. The page is the same
 * bytes for everyone; only a rejected form is private.
 */
export function registerOnboarding(
  app: FastifyInstance,
  context: PageContext<{
    listings: {
      findPage(query: {
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
    sendPage(reply, getOnboardingReturnPath(query.next)),
  );

  app.post(path, async (request, reply) => {
    const submission = readOnboarding(request.body);
    const member = await sessions.findMember(request);
    if (!member) return redirectAfterForm(reply, paths.loginTo(paths.onboarding(submission.next)));
    if (submission.nameErrors.length > 0) return sendPage(reply, submission.next, submission);
    await profiles.update(member.profileId, submission.patch);
    for (const id of submission.favourites) await saved.favourites.save(member.profileId, id);
    return redirectAfterForm(reply, submission.next);
  });

  async function sendPage(
    reply: FastifyReply,
    next: string,
    sent?: OnboardingSubmission,
  ): Promise<FastifyReply> {
    const offeredListings = site.sections.listings ? await findOfferedListings() : [];
    const flags: Readonly<Record<string, unknown>> = { ...sent?.patch };
    return send(reply, {
      template: 'onboarding',
      ...(sent && { status: 400, isPrivate: true }),
      head: { title: messages.title(site.name), description: messages.intro, path, isHidden: true },
      model: {
        words: { ...messages, favourites: messages.favourites(site.city.name) },
        action: path,
        next,
        name: { value: sent?.name ?? '', faults: sent?.nameErrors ?? [] },
        newsletters: Object.entries(onboardingNewsletterMessages).map(([flag, { title, help }]) => ({
          flag,
          title,
          help,
          isTicked: flags[flag] === true,
        })),
        places: offeredListings.map(({ id, name, image_url: image }) => ({
          id,
          name,
          image,
          isTicked: sent?.favourites.includes(id) ?? false,
        })),
        data: { results: omitNullish(offeredListings.map(toTile)) },
      },
    });
  }

  /** The most popular listings, of varied kinds. */
  async function findOfferedListings() {
    const { listings: popular } = await listings.findPage({
      limit: OFFERED_LISTINGS * 4,
      offset: 0,
      ordering: '-favourite_count',
    });
    return pickVariedListings(popular, OFFERED_LISTINGS);
  }
}

/** What the widget shows of a listing. */
function toTile({ id, name, image_url, sub_type, default_neighborhood }: Listing) {
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
