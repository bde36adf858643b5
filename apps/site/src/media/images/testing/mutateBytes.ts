import type { Random } from '@cityguide/demo-city/random';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Lengths and sizes that decoders have tripped over: nothing, the most, and one too many. */
const AWKWARD = [
  0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff,
];
/** Sizes, kinds and tables stand here. */
const HEADER_BYTES = 200;

const placeIn = (bytes: Buffer, random: Random) => random.integer(0, Math.max(0, bytes.length - 1));

const mutations: readonly Mutation[] = [
  function flipBits(bytes, random) {
    for (let count = random.integer(1, 24); count > 0; count--) {
      const place = placeIn(bytes, random);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << random.integer(0, 7));
    }
    return bytes;
  },
  function spoilHeader(bytes, random) {
    const place = random.integer(0, Math.min(HEADER_BYTES, bytes.length - 4));
    const value = random.pick(AWKWARD);
    if (random.chance(0.5)) bytes.writeUInt32BE(value, place);
    else bytes.writeUInt16BE(value & 0xffff, place);
    return bytes;
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, placeIn(bytes, random));
  },
  function takeOut(bytes, random) {
    const place = placeIn(bytes, random);
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + random.integer(1, 300))]);
  },
  function repeat(bytes, random) {
    const place = placeIn(bytes, random);
    const part = bytes.subarray(place, place + random.integer(1, 2000));
    return Buffer.concat([
      bytes.subarray(0, place),
      ...Array<Buffer>(random.integer(2, 6)).fill(part),
      bytes.subarray(place),
    ]);
  },
  function overwrite(bytes, random) {
    const place = placeIn(bytes, random);
    bytes.subarray(place, place + random.integer(1, 400)).fill(random.pick([0, 0xff, 0x41]));
    return bytes;
  },
  function putIn(bytes, random) {
    const place = placeIn(bytes, random);
    const noise = Buffer.from(Array.from({ length: random.integer(1, 300) }, () => random.integer(0, 255)));
    return Buffer.concat([bytes.subarray(0, place), noise, bytes.subarray(place)]);
  },
];

/** The bytes with one to three things wrong with them; the same for the same stream of numbers. */
export function mutateBytes(original: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(original);
  for (let count = random.integer(1, 3); count > 0 && bytes.length > 4; count--)
    bytes = random.pick(mutations)(bytes, random);
  return bytes;
}
