import { ebmlIds as ids, writeElement, writeFloat, writeText, writeUint } from './ebml';

interface WebmOptions {
  width: number;
  height: number;
  framesPerSecond: number;
  /** VP8 key frames, in order. */
  frames: readonly Buffer[];
}

const TRACK = 1;
const CLUSTER_MS = 4000;
const KEY_FRAME = 0x80;

/** A film of key frames only as a WebM file, with an index before the frames so that players can seek. */
export function writeWebm({ width, height, framesPerSecond, frames }: WebmOptions): Buffer {
  const frameMs = 1000 / framesPerSecond;
  const clusters = groupFrames(frames, frameMs).map(({ startMs, blocks }) => ({
    startMs,
    bytes: writeElement(ids.cluster, writeUint(ids.timestamp, startMs), ...blocks),
  }));
  const info = writeElement(
    ids.info,
    writeUint(ids.timestampScale, 1_000_000),
    writeFloat(ids.duration, frames.length * frameMs),
    writeText(ids.muxingApp, 'Cityguide'),
    writeText(ids.writingApp, 'Cityguide'),
  );
  const tracks = writeElement(
    ids.tracks,
    writeElement(
      ids.trackEntry,
      writeUint(ids.trackNumber, TRACK),
      writeUint(ids.trackUid, TRACK),
      writeUint(ids.trackType, 1),
      writeText(ids.codecId, 'V_VP8'),
      writeElement(ids.video, writeUint(ids.pixelWidth, width), writeUint(ids.pixelHeight, height)),
    ),
  );
  // The length of the index does not depend on the offsets in it, so it can be computed before they are known.
  const firstClusterOffset = info.length + tracks.length + writeCues(clusters, 0).length;
  const cues = writeCues(clusters, firstClusterOffset);
  return Buffer.concat([
    writeHeader(),
    writeElement(ids.segment, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
}

function writeHeader(): Buffer {
  return writeElement(
    ids.header,
    writeUint(ids.version, 1),
    writeUint(ids.readVersion, 1),
    writeUint(ids.maxIdLength, 4),
    writeUint(ids.maxSizeLength, 8),
    writeText(ids.docType, 'webm'),
    writeUint(ids.docTypeVersion, 2),
    writeUint(ids.docTypeReadVersion, 2),
  );
}

/** Groups frames into clusters of a few seconds, with times relative to the first frame of the cluster. */
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
    group.blocks.push(writeElement(ids.simpleBlock, head, frame));
  });
  return groups;
}

function writeCues(
  clusters: readonly { startMs: number; bytes: Buffer }[],
  firstClusterOffset: number,
): Buffer {
  let offset = firstClusterOffset;
  const points = clusters.map(({ startMs, bytes }) => {
    const point = writeElement(
      ids.cuePoint,
      writeUint(ids.cueTime, startMs),
      writeElement(
        ids.cueTrackPositions,
        writeUint(ids.cueTrack, TRACK),
        writeUint(ids.cueClusterPosition, offset),
      ),
    );
    offset += bytes.length;
    return point;
  });
  return writeElement(ids.cues, ...points);
}
