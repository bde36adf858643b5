import type { MockMember, MockState } from '../mocking/createMockState';
import type { FormFile } from '../mocking/readForm';
import { pageOf } from '../mocking/pageOf';
import { badFields, notFound } from '../mocking/refusals';
import { writeMoment, type Rules } from '../mocking/rule';
import { unknownId } from '../wire/fields';
import { photo as photoSchema, type Photo, type photosRoutes } from './contract';
import { MAX_PHOTO_BYTES } from './photoLimits';
import { readPicture } from './readPicture';
import { sharePathOf, type SamplePhoto } from './samplePhotos';

const UNKNOWN_TYPE =
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
const TOO_LARGE = `Ensure this file is not larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB.`;

/** A photo as the API shows it. */
function publicPhoto(photo: SamplePhoto): Photo {
  return photoSchema.parse(photo);
}

/** How the mock backend answers for photos. */
export function photosRules(state: MockState): Rules<typeof photosRoutes> {
  const hoodOf = (listingId: number) =>
    state.listings.find(({ id }) => id === listingId)?.default_neighborhood?.id;

  function page(photos: readonly SamplePhoto[], asked: Parameters<typeof pageOf>[1]) {
    const { results, ...rest } = pageOf(photos, asked);
    return { status: 200 as const, body: { ...rest, results: results.map(publicPhoto) } };
  }

  function addPhoto(
    member: MockMember,
    fields: Pick<SamplePhoto, 'listing_id' | 'description'>,
    file: FormFile,
  ) {
    const listing = state.listings.find(({ id }) => id === fields.listing_id);
    if (!listing) return undefined;
    const id = state.nextPhotoId();
    const { id: profileId, full_name, avatar_url } = member.profile;
    const added: SamplePhoto = {
      id,
      share_path: sharePathOf(listing, id),
      prism_image_url: `https://images.example.com/photos/${id}.jpg`,
      creation_date: writeMoment(state.now()),
      listing: { name: listing.name, share_url: listing.share_url },
      profile: { id: profileId, full_name, avatar_url },
      instagram_user: null,
      ...(readPicture(file.bytes) ?? { width: null, height: null }),
      ...fields,
      member_id: profileId,
    };
    state.photos.unshift(added);
    return added;
  }

  return {
    list({ query, address }) {
      const { listing, default_neighborhood: hood, limit, offset } = query;
      const photos = state.photos
        .filter((photo) => listing === undefined || photo.listing_id === listing)
        .filter((photo) => hood === undefined || hoodOf(photo.listing_id) === hood);
      return page(photos, { address, limit, offset });
    },
    mine({ member, query: { limit, offset }, address }) {
      const photos = state.photos.filter(({ member_id }) => member_id === member.profile.id);
      return page(photos, { address, limit, offset });
    },
    upload({ member, body: { listing, description = '', file } }) {
      const form = file as FormFile;
      if (form.bytes.byteLength > MAX_PHOTO_BYTES) return { status: 413, body: { file: [TOO_LARGE] } };
      if (!readPicture(form.bytes)) return { status: 415, body: { file: [UNKNOWN_TYPE] } };
      const added = addPhoto(member, { listing_id: listing, description: description || null }, form);
      if (!added) return badFields({ listing: [unknownId(listing)] });
      return { status: 201, body: publicPhoto(added) };
    },
    remove({ member, params }) {
      const index = state.photos.findIndex(
        ({ id, member_id }) => id === params.id && member_id === member.profile.id,
      );
      if (index < 0) return notFound;
      state.photos.splice(index, 1);
      return { status: 204, body: undefined };
    },
  };
}
