import type { MockMember, MockState } from '../mocking/createMockState';
import type { FormFile } from '../mocking/readForm';
import { paginate } from '../mocking/paginate';
import { badRequest, notFound } from '../mocking/errorResponses';
import { formatTimestamp, type RouteHandlers } from '../mocking/RouteHandler';
import { unknownId } from '../wire/fields';
import { photo as photoSchema, type Photo, type photosRoutes } from './contract';
import { MAX_PHOTO_BYTES } from './photoLimits';
import { readImageSize } from './readImageSize';
import { getSharePath, type SamplePhoto } from './samplePhotos';

const UNKNOWN_TYPE =
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
const TOO_LARGE = `Ensure this file is not larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB.`;

/** A photo as the API returns it. */
function toPublicPhoto(photo: SamplePhoto): Photo {
  return photoSchema.parse(photo);
}

/** The mock backend's handlers for photos. */
export function createPhotosHandlers(state: MockState): RouteHandlers<typeof photosRoutes> {
  const hoodOf = (listingId: number) =>
    state.listings.find(({ id }) => id === listingId)?.default_neighborhood?.id;

  function page(photos: readonly SamplePhoto[], request: Parameters<typeof paginate>[1]) {
    const { results, ...rest } = paginate(photos, request);
    return { status: 200 as const, body: { ...rest, results: results.map(toPublicPhoto) } };
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
      share_path: getSharePath(listing, id),
      prism_image_url: `https://images.example.com/photos/${id}.jpg`,
      creation_date: formatTimestamp(state.now()),
      listing: { name: listing.name, share_url: listing.share_url },
      profile: { id: profileId, full_name, avatar_url },
      instagram_user: null,
      ...(readImageSize(file.bytes) ?? { width: null, height: null }),
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
      if (!readImageSize(form.bytes)) return { status: 415, body: { file: [UNKNOWN_TYPE] } };
      const added = addPhoto(member, { listing_id: listing, description: description || null }, form);
      if (!added) return badRequest({ listing: [unknownId(listing)] });
      return { status: 201, body: toPublicPhoto(added) };
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
