/** One issue of a configuration: the path in the JSON, the value found, the values allowed. */
export interface ConfigIssue {
  /** Such as `mapTiles.minZoom` or `menu[2]`; `site configuration` for the whole. */
  path: string;
  found: unknown;
  allowed: string;
  /** All three in one sentence, for the console. */
  message: string;
}
export type ReportConfigIssue = (issue: ConfigIssue) => void;

interface CheckContext<T> {
  path: string;
  /** Used where the value is absent or invalid. */
  fallback: T;
  report: ReportConfigIssue;
}

/** Parses one value of the JSON. An absent value is never an issue. */
export type Check<T> = (found: unknown, context: CheckContext<T>) => T;

const formatValue = (found: unknown) => {
  const text = typeof found === 'function' ? 'a function' : (JSON.stringify(found) ?? String(found));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

export function reportIssue(report: ReportConfigIssue, issue: Omit<ConfigIssue, 'message'>): void {
  const { path, found, allowed } = issue;
  report({
    ...issue,
    message: `${path} is ${formatValue(found)}; allowed: ${allowed}. The default is used.`,
  });
}

/** A value for which `isValid` holds; `allowed` completes "allowed: …". */
export function checkValue<T>(allowed: string, isValid: (found: unknown) => boolean): Check<T> {
  return (found, { path, fallback, report }) => {
    if (found === undefined) return fallback;
    if (isValid(found)) return found as T;
    reportIssue(report, { path, found, allowed });
    return fallback;
  };
}

export const checkChoice = <T extends string>(choices: readonly T[]): Check<T> =>
  checkValue(choices.join(', '), (found) => choices.some((choice) => choice === found));

/** The text must match `pattern`; use the type `string | undefined` where it may be absent. */
export const checkText = <T extends string | undefined = string>(allowed = 'a text', pattern = /\S/) =>
  checkValue<T>(allowed, (found) => typeof found === 'string' && pattern.test(found));

export const checkInteger = (min: number, max: number): Check<number> =>
  checkValue(
    `a whole number from ${min} to ${max}`,
    (found) => Number.isInteger(found) && Number(found) >= min && Number(found) <= max,
  );

export const checkFlag: Check<boolean> = checkValue('true or false', (found) => typeof found === 'boolean');

/** Invalid elements are reported and dropped; a list without a valid one is replaced by the default. */
export function checkList<T extends string>(choices: readonly T[]): Check<readonly T[]> {
  const checkElement = checkChoice<T | ''>(choices);
  return (found, { path, fallback, report }) => {
    if (found === undefined) return fallback;
    if (!Array.isArray(found)) {
      reportIssue(report, { path, found, allowed: `a list of ${choices.join(', ')}` });
      return fallback;
    }
    const validElements = found
      .map((element: unknown, index) =>
        checkElement(element ?? null, { path: `${path}[${index}]`, fallback: '', report }),
      )
      .filter((element): element is T => element !== '');
    return validElements.length > 0 ? [...new Set(validElements)] : fallback;
  };
}

/** Parses each property with its own check; only an invalid one falls back. */
export function checkObject<T extends object>(parts: { [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const names = Object.keys(parts) as (keyof T & string)[];
  return (found, { path, fallback, report }) => {
    const entries = parseEntries(found, { path, fallback: undefined, report });
    if (!entries) return fallback;
    const pathOf = (name: string) => (path === rootPath ? name : `${path}.${name}`);
    for (const name of entries.keys()) {
      // A misspelt name would otherwise be ignored silently. `$schema` and `_comment` belong to the editor.
      if (!(names as string[]).includes(name) && !/^[$_]/.test(name)) {
        const allowed = `one of the names ${names.join(', ')}`;
        reportIssue(report, { path: pathOf(name), found: entries.get(name), allowed });
      }
    }
    const result = { ...fallback };
    for (const name of names) {
      result[name] = parts[name](entries.get(name), { path: pathOf(name), fallback: fallback[name], report });
    }
    return result;
  };
}

/** Any names, each value parsed by `check`; invalid ones are reported and dropped. */
export function checkRecord(check: Check<string>): Check<Readonly<Record<string, string>>> {
  return (found, context) => {
    const entries = parseEntries(found, { ...context, fallback: undefined });
    if (!entries) return context.fallback;
    const { path, report } = context;
    return Object.fromEntries(
      [...entries]
        .map(
          ([name, value]) => [name, check(value, { path: `${path}.${name}`, fallback: '', report })] as const,
        )
        .filter(([, value]) => value !== ''),
    );
  };
}

/** Path of the whole configuration in issue messages. */
export const rootPath = 'site configuration';

function parseEntries(
  found: unknown,
  { path, report }: CheckContext<undefined>,
): Map<string, unknown> | undefined {
  if (found === undefined) return undefined;
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
    return new Map(Object.entries(found));
  }
  reportIssue(report, { path, found, allowed: 'an object' });
  return undefined;
}
