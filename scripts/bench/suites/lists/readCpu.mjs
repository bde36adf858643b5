import { readFile } from 'node:fs/promises';

/** Linux counts in units of 10 ms. */
const TICK_MS = 10;

/**
 * CPU time that a process has used so far, in ms, all its threads together.
 * @returns NaN if the system does not provide it: such numbers are left out of the tables
 * @param {number} pid
 */
export async function readCpu(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
