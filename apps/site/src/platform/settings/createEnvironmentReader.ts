export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variable<T> {
  /** Where the variable is absent. */
  fallback: T;
  /** Undefined where the text is no such value. */
  parse(text: string): T | undefined;
  /** What to write instead, in words. */
  allowed: string;
  /** What stands there is not repeated in errors. */
  isSecret?: boolean;
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;

/** Reads variables one by one and collects what is wrong with them. An empty value counts as absent. */
export function createEnvironmentReader(environment: Environment) {
  const faults: string[] = [];

  function read<T>(name: string, { fallback, parse, allowed, isSecret = false }: Variable<T>): T {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    faults.push(`${name} ${isSecret ? 'has another form' : `is '${text}'`}, allowed is ${allowed}.`);
    return fallback;
  }

  function readChoice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const parse = (text: string) => choices.find((choice) => choice === text);
    return read(name, { fallback, parse, allowed: choices.join(', ') });
  }

  /** Any text, undefined where there is none. */
  function readText(name: string): string | undefined {
    return read<string | undefined>(name, { fallback: undefined, parse: (text) => text, allowed: 'a text' });
  }

  return { read, readChoice, readText, faults };
}
