import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { FieldProblem } from '../ContentKind';
import type { ContentRecord } from '../records/parseRecord';
import type { PictureRecord } from '../records/readPictures';
import { writePhotos } from './writePhotos';

/** A picture that this site has. */
export interface StoredPicture {
  /** Below `/images/`, without a leading slash. */
  imagePath: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Fetches a picture by its address, unless it has been already; checks it as an upload is checked; stores it once. Or says why it cannot. */
export type BringInPicture = (
  address: string,
) => Promise<
  { picture: StoredPicture; problem?: undefined } | { picture?: undefined; problem: string; advice: string }
>;

export type BroughtPicture = PictureRecord & StoredPicture;

export interface BroughtPictures {
  /** In the order of the record; undefined where the record says nothing of pictures. */
  pictures: readonly BroughtPicture[] | undefined;
  problems: readonly FieldProblem[];
}

/** The pictures of records: the first is the main one; a listing's others are photos of it. */
export function createPictures({ bringInPicture }: { bringInPicture: BringInPicture | undefined }) {
  /** Makes sure that the files are there. */
  async function bringIn({ record }: ContentRecord): Promise<BroughtPictures> {
    if (!record.pictures) return { pictures: undefined, problems: [] };
    const pictures: BroughtPicture[] = [];
    const problems: FieldProblem[] = [];
    for (const picture of record.pictures) {
      const found = await (isOwn(picture)
        ? takeOwnPicture(picture)
        : (bringInPicture ?? rejectPicture)(picture.address));
      if (found.picture) pictures.push({ ...picture, ...found.picture });
      else
        problems.push({
          field: 'pictures',
          problem: `${picture.address}: ${found.problem}`,
          advice: found.advice,
        });
    }
    return { pictures, problems };
  }

  return { bringIn, write: writePictures };
}

const OWN_FOLDER = '/images/';
const isOwn = ({ address }: PictureRecord) => address.startsWith(OWN_FOLDER);

function takeOwnPicture({ address, width, height }: PictureRecord) {
  return { picture: { imagePath: address.slice(OWN_FOLDER.length), width: width ?? 0, height: height ?? 0 } };
}

const rejectPicture: BringInPicture = () =>
  Promise.resolve({
    problem: 'Pictures of other servers are not fetched here.',
    advice: 'Upload it, or name one that the site has, as /images/….',
  });

interface WriteOptions {
  content: ContentRecord;
  id: number;
  brought: BroughtPictures;
  nowMs: number;
}

async function writePictures(
  transaction: Kysely<Tables>,
  { content: { kind }, id, brought: { pictures }, nowMs }: WriteOptions,
): Promise<boolean> {
  if (!pictures) return false;
  const main = pictures[0]?.imagePath ?? null;
  const { image_path: before } = await transaction
    .selectFrom(kind)
    .select('image_path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (before !== main)
    await transaction.updateTable(kind).set({ image_path: main }).where('id', '=', id).execute();
  const havePhotosChanged =
    kind === 'listings' && (await writePhotos(transaction, { listingId: id, pictures, nowMs }));
  return before !== main || havePhotosChanged;
}
