import type { FieldProblem } from '../ContentKind';
import type { ContentRecord } from '../records/parseRecord';
import type { PictureRecord } from '../records/readPictures';

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

/** Makes sure that the files of a record's pictures are there. */
export async function bringInPictures(
  { record }: ContentRecord,
  bringInPicture: BringInPicture = rejectPicture,
): Promise<BroughtPictures> {
  if (!record.pictures) return { pictures: undefined, problems: [] };
  const pictures: BroughtPicture[] = [];
  const problems: FieldProblem[] = [];
  for (const picture of record.pictures) {
    const found = await (isOwn(picture) ? takeOwnPicture(picture) : bringInPicture(picture.address));
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

const OWN_FOLDER = '/images/';
const isOwn = ({ address }: PictureRecord) => address.startsWith(OWN_FOLDER);

function takeOwnPicture({ address, width, height }: PictureRecord) {
  return { picture: { imagePath: address.slice(OWN_FOLDER.length), width: width ?? 0, height: height ?? 0 } };
}

function rejectPicture(): ReturnType<BringInPicture> {
  return Promise.resolve({
    problem: 'Pictures of other servers are not fetched here.',
    advice: 'Upload it, or name one that the site has, as /images/….',
  });
}
