const PART_LENGTH = 500;

/** Yields rows in the order of their ids, reading a part at a time. */
export async function* readInParts<Row extends { id: number }>(
  readPart: (bounds: { afterId: number; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let afterId = 0; ;) {
    const rows = await readPart({ afterId, limit: PART_LENGTH });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    afterId = last.id;
  }
}

/** A time as text, as people write it in files; empty for none. */
export const formatTime = (timeMs: number | null) => (timeMs === null ? '' : new Date(timeMs).toISOString());

/** The address of a picture that this site has. */
export const toPicture = (path: string) => ({ address: `/images/${path}` });
