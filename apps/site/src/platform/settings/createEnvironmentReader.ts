export type Environment = Readonly<Record<string, string | undefined>>;

export interface VariableOptions<T> {
  /** The value if the variable is absent. */
  fallback: T;
  /** Returns undefined for an invalid text. */
  parse(text: string): T | undefined;
  /** Describes the allowed values, for error messages. */
  allowed: string;
  /** The value is not repeated in errors. */
  isSecret?: boolean;
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;

/** Reads variables one by one and collects their errors. An empty value counts as absent. */
export function createEnvironmentReader(environment: Environment) {
  const errors: string[] = [];

  function read<T>(name: string, { fallback, parse, allowed, isSecret = false }: VariableOptions<T>): T {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    errors.push(`${name} ${isSecret ? 'has another form' : `is '${text}'`}, allowed is ${allowed}.`);
    return fallback;
  }

  function readChoice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const parse = (text: string) => choices.find((choice) => choice === text);
    return read(name, { fallback, parse, allowed: choices.join(', ') });
  }

  /** Any text; undefined if absent. */
  function readText(name: string): string | undefined {
    return read<string | undefined>(name, { fallback: undefined, parse: (text) => text, allowed: 'a text' });
  }

  return { read, readChoice, readText, faults: errors };
}
