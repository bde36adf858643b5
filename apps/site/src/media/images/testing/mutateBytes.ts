import type { Random } from '@cityguide/demo-city/random';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Lengths and sizes that cause errors in decoders: zero, the maximum, and one more. */
const BOUNDARY_VALUES = [
  0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff,
];
/** The part with sizes, types and tables. */
const HEADER_BYTES = 200;

const pickOffset = (bytes: Buffer, random: Random) => random.integer(0, Math.max(0, bytes.length - 1));

const byteMutations: readonly Mutation[] = [
  function flipBits(bytes, random) {
    for (let count = random.integer(1, 24); count > 0; count--) {
      const offset = pickOffset(bytes, random);
      bytes[offset] = (bytes[offset] ?? 0) ^ (1 << random.integer(0, 7));
    }
    return bytes;
  },
  function corruptHeader(bytes, random) {
    const offset = random.integer(0, Math.min(HEADER_BYTES, bytes.length - 4));
    const value = random.pick(BOUNDARY_VALUES);
    if (random.chance(0.5)) bytes.writeUInt32BE(value, offset);
    else bytes.writeUInt16BE(value & 0xffff, offset);
    return bytes;
  },
  function truncate(bytes, random) {
    return bytes.subarray(0, pickOffset(bytes, random));
  },
  function removeBytes(bytes, random) {
    const offset = pickOffset(bytes, random);
    return Buffer.concat([bytes.subarray(0, offset), bytes.subarray(offset + random.integer(1, 300))]);
  },
  function repeat(bytes, random) {
    const offset = pickOffset(bytes, random);
    const part = bytes.subarray(offset, offset + random.integer(1, 2000));
    return Buffer.concat([
      bytes.subarray(0, offset),
      ...Array<Buffer>(random.integer(2, 6)).fill(part),
      bytes.subarray(offset),
    ]);
  },
  function overwrite(bytes, random) {
    const offset = pickOffset(bytes, random);
    bytes.subarray(offset, offset + random.integer(1, 400)).fill(random.pick([0, 0xff, 0x41]));
    return bytes;
  },
  function insertNoise(bytes, random) {
    const offset = pickOffset(bytes, random);
    const noise = Buffer.from(Array.from({ length: random.integer(1, 300) }, () => random.integer(0, 255)));
    return Buffer.concat([bytes.subarray(0, offset), noise, bytes.subarray(offset)]);
  },
];

/** Applies one to three mutations to a copy of the bytes; the same for the same random numbers. */
export function mutateBytes(original: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(original);
  for (let count = random.integer(1, 3); count > 0 && bytes.length > 4; count--)
    bytes = random.pick(byteMutations)(bytes, random);
  return bytes;
}
