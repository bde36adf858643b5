import { ebmlIds as ids, element, fraction, text, wholeNumber } from './ebml';

interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  /** VP8 key frames, in order. */
  frames: readonly Buffer[];
}

const TRACK = 1;
const CLUSTER_MS = 4000;
const KEY_FRAME = 0x80;

/** A film of key frames alone as a WebM file, with an index in front of its pictures so that one can jump in it. */
export function writeWebm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const frameMs = 1000 / framesPerSecond;
  const clusters = groupFrames(frames, frameMs).map(({ startMs, blocks }) => ({
    startMs,
    bytes: element(ids.cluster, wholeNumber(ids.timestamp, startMs), ...blocks),
  }));
  const info = element(
    ids.info,
    wholeNumber(ids.timestampScale, 1_000_000),
    fraction(ids.duration, frames.length * frameMs),
    text(ids.muxingApp, 'Cityguide'),
    text(ids.writingApp, 'Cityguide'),
  );
  const tracks = element(
    ids.tracks,
    element(
      ids.trackEntry,
      wholeNumber(ids.trackNumber, TRACK),
      wholeNumber(ids.trackUid, TRACK),
      wholeNumber(ids.trackType, 1),
      text(ids.codecId, 'V_VP8'),
      element(ids.video, wholeNumber(ids.pixelWidth, width), wholeNumber(ids.pixelHeight, height)),
    ),
  );
  // Its length does not depend on the places in it, so it can be written before they are known.
  const placeOfFirst = info.length + tracks.length + writeCues(clusters, 0).length;
  const cues = writeCues(clusters, placeOfFirst);
  return Buffer.concat([
    writeHeader(),
    element(ids.segment, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
}

function writeHeader(): Buffer {
  return element(
    ids.header,
    wholeNumber(ids.version, 1),
    wholeNumber(ids.readVersion, 1),
    wholeNumber(ids.maxIdLength, 4),
    wholeNumber(ids.maxSizeLength, 8),
    text(ids.docType, 'webm'),
    wholeNumber(ids.docTypeVersion, 2),
    wholeNumber(ids.docTypeReadVersion, 2),
  );
}

/** Frames of a few seconds each, with their times counted from the first of them. */
function groupFrames(frames: readonly Buffer[], frameMs: number) {
  const groups: { startMs: number; blocks: Buffer[] }[] = [];
  frames.forEach((frame, index) => {
    const timeMs = Math.round(index * frameMs);
    let group = groups.at(-1);
    if (!group || timeMs - group.startMs >= CLUSTER_MS) {
      group = { startMs: timeMs, blocks: [] };
      groups.push(group);
    }
    const head = Buffer.from([0x80 | TRACK, 0, 0, KEY_FRAME]);
    head.writeInt16BE(timeMs - group.startMs, 1);
    group.blocks.push(element(ids.simpleBlock, head, frame));
  });
  return groups;
}

function writeCues(clusters: readonly { startMs: number; bytes: Buffer }[], placeOfFirst: number): Buffer {
  let place = placeOfFirst;
  const points = clusters.map(({ startMs, bytes }) => {
    const point = element(
      ids.cuePoint,
      wholeNumber(ids.cueTime, startMs),
      element(
        ids.cueTrackPositions,
        wholeNumber(ids.cueTrack, TRACK),
        wholeNumber(ids.cueClusterPosition, place),
      ),
    );
    place += bytes.length;
    return point;
  });
  return element(ids.cues, ...points);
}
