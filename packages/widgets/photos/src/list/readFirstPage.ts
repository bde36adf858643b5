import type { Photo, PhotoFirstPage } from '@cityguide/store/photos';
import type { Data } from '../definition';

type PagePhoto = NonNullable<Data>['results'][number];
type PageAuthor = PagePhoto['profile'];

/** The page's own photos in the API's format: missing fields are null. */
export function readFirstPage(data: Data): PhotoFirstPage | undefined {
  if (!data) return undefined;
  const { results, count, next } = data;
  return { results: results.map(readPhoto), ...(count !== undefined && { count }), next: next ?? null };
}

function readPhoto(photo: PagePhoto): Photo {
  const { profile, listing } = photo;
  return {
    id: photo.id,
    share_path: photo.share_path ?? null,
    prism_image_url: photo.prism_image_url ?? null,
    description: photo.description ?? null,
    creation_date: photo.creation_date ?? null,
    listing: listing ? { name: listing.name, share_url: listing.share_url ?? null } : null,
    profile: profile ? { id: profile.id ?? null, ...readAuthor(profile) } : null,
    instagram_user: photo.instagram_user ? readAuthor(photo.instagram_user) : null,
    width: photo.width ?? null,
    height: photo.height ?? null,
  };
}

const readAuthor = ({ full_name, avatar_url }: NonNullable<PageAuthor>) => ({
  full_name: full_name ?? null,
  avatar_url: avatar_url ?? null,
});
