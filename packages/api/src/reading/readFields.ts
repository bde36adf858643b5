/** Parses several fields of a record in the same way. */
export function readFields<Name extends string, Value>(
  source: Record<string, unknown>,
  { names, read }: { names: readonly Name[]; read: (value: unknown) => Value },
): Record<Name, Value> {
  const entries = names.map((name) => [name, read(source[name])] as const);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
