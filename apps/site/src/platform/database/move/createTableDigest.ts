import { createHash } from 'node:crypto';
import type { MovedRow } from './readRows';

/** What a table contains, in short: equal for tables with the same rows, in whatever order and in whichever database. */
export interface TableDigest {
  rows: number;
  /** The sum of the SHA-256 of each row, which does not depend on their order. */
  hash: string;
}

const MODULUS = 2n ** 256n;

/** Counts and hashes the rows of one table. */
export function createTableDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: MovedRow): void {
      const columns = Object.keys(row).sort();
      const text = JSON.stringify(columns.map((column) => [column, row[column]]));
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % MODULUS;
    },
    end: (): TableDigest => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}

export const isSame = (one: TableDigest, other: TableDigest): boolean =>
  one.rows === other.rows && one.hash === other.hash;
