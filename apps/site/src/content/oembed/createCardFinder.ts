import { createTimeZone } from '@cityguide/site-config/formats';
import type { PageContext } from '../../pages/PageContext';
import type { Content } from '../createContent';
import { createEventSearch } from '../events/pages/createEventSearch';
import { createEventView } from '../events/pages/createEventView';
import type { ListingRepository } from '../listings/repository';
import type { Card } from './Card';

export type CardContext = PageContext<{ content: Content; listings: ListingRepository }>;

/** Finds what is at a path of the site: a listing, an event or an article that is public. */
export function createCardFinder({ services, site, paths }: CardContext) {
  const { content, listings, database, settings } = services;
  const events = createEventSearch(database, settings.now);
  const viewEvent = createEventView({ site, zone: createTimeZone(site.timeZone), paths });

  async function findListing(path: string): Promise<Card | undefined> {
    const listing = site.sections.listings ? await listings.findByPath(path) : undefined;
    if (!listing) return undefined;
    const place = [listing.sub_type?.name, listing.default_neighborhood?.name, listing.address];
    return {
      title: listing.name,
      path,
      text: place.filter(Boolean).join(' · '),
      image: listing.image_url,
      widget: 'save-button',
      attribute: 'data-listing-id',
      id: listing.id,
    };
  }
  async function findEvent(path: string): Promise<Card | undefined> {
    const event = site.sections.events ? await events.findByPath(path) : undefined;
    if (!event) return undefined;
    const { date, hours, place } = viewEvent(event, settings.now());
    return {
      title: event.name,
      path,
      text: [date, hours, place].filter(Boolean).join(' · '),
      image: event.image_path,
      widget: 'bookmark',
      attribute: 'data-event-id',
      id: event.id,
    };
  }
  async function findArticle(path: string): Promise<Card | undefined> {
    const article = await content.findArticleByPath(path);
    return (
      article && {
        title: article.name,
        path,
        text: article.summary,
        image: article.image_path,
        author: article.author,
        widget: 'bookmark',
        attribute: 'data-article-id',
        id: article.id,
      }
    );
  }
  return async (path: string): Promise<Card | undefined> => {
    if (path.startsWith(paths.events)) return findEvent(path);
    return (await findListing(path)) ?? findArticle(path);
  };
}
