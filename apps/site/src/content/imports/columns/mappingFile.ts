import { existsSync, readFileSync } from 'node:fs';
import { isObject, parseJsonObject } from '../rows/parseJsonObject';
import type { Mapping } from './createColumnMapping';

const EXAMPLE =
  '{ "columns": { "Nom du lieu": "name", "Remarks": null }, "constants": { "type": "Restaurants" } }';

/**
 * Reads a mapping file; undefined where there is none yet.
 * @throws when it is not of the form of the example
 */
export function readMappingFile(file: string): Mapping | undefined {
  if (!existsSync(file)) return undefined;
  const { columns = {}, constants = {} } = parseJsonObject(readFileSync(file, 'utf8')) ?? {
    columns: undefined,
  };
  if (!isColumns(columns) || !isConstants(constants))
    throw new Error(`${file} is no mapping file. It should be as ${EXAMPLE}`);
  return { columns, constants };
}

/** A mapping as a file for a person to complete: the columns that have no field first. */
export function formatMapping({ columns, constants }: Mapping): string {
  const entries = Object.entries(columns).sort(([, a], [, b]) => Number(a !== null) - Number(b !== null));
  return `${JSON.stringify({ columns: Object.fromEntries(entries), constants }, null, 2)}\n`;
}

const isColumns = (value: unknown): value is Readonly<Record<string, string | null>> =>
  isObject(value) && Object.values(value).every((field) => field === null || typeof field === 'string');
const isConstants = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
