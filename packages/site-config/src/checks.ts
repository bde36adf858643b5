/** One fault of a configuration: where in the JSON, what stood there, what may stand there. */
export interface ConfigFault {
  /** As in `mapTiles.minZoom` or `menu[2]`; `site configuration` for the whole. */
  path: string;
  found: unknown;
  allowed: string;
  /** The three in one sentence, for the console. */
  message: string;
}
export type ReportConfigFault = (fault: ConfigFault) => void;

interface Place<T> {
  path: string;
  /** What holds where the value is absent or wrong. */
  fallback: T;
  report: ReportConfigFault;
}

/** Reads one value of the JSON. Absent is never a fault. */
export type Check<T> = (found: unknown, place: Place<T>) => T;

const show = (found: unknown) => {
  const text = typeof found === 'function' ? 'a function' : (JSON.stringify(found) ?? String(found));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

export function reportFault(report: ReportConfigFault, fault: Omit<ConfigFault, 'message'>): void {
  const { path, found, allowed } = fault;
  report({ ...fault, message: `${path} is ${show(found)}; allowed: ${allowed}. The default is used.` });
}

/** A value for which `isRight` holds; `allowed` completes "allowed: …". */
export function checkValue<T>(allowed: string, isRight: (found: unknown) => boolean): Check<T> {
  return (found, { path, fallback, report }) => {
    if (found === undefined) return fallback;
    if (isRight(found)) return found as T;
    reportFault(report, { path, found, allowed });
    return fallback;
  };
}

export const checkChoice = <T extends string>(choices: readonly T[]): Check<T> =>
  checkValue(choices.join(', '), (found) => choices.some((choice) => choice === found));

/** The text must match `pattern`; name `string | undefined` where it may be absent. */
export const checkText = <T extends string | undefined = string>(allowed = 'a text', pattern = /\S/) =>
  checkValue<T>(allowed, (found) => typeof found === 'string' && pattern.test(found));

export const checkInteger = (min: number, max: number): Check<number> =>
  checkValue(
    `a whole number from ${min} to ${max}`,
    (found) => Number.isInteger(found) && Number(found) >= min && Number(found) <= max,
  );

export const checkFlag: Check<boolean> = checkValue('true or false', (found) => typeof found === 'boolean');

/** Wrong elements are reported and left out; a list without a right one is the default. */
export function checkList<T extends string>(choices: readonly T[]): Check<readonly T[]> {
  const checkElement = checkChoice<T | ''>(choices);
  return (found, { path, fallback, report }) => {
    if (found === undefined) return fallback;
    if (!Array.isArray(found)) {
      reportFault(report, { path, found, allowed: `a list of ${choices.join(', ')}` });
      return fallback;
    }
    const right = found
      .map((element: unknown, index) =>
        checkElement(element ?? null, { path: `${path}[${index}]`, fallback: '', report }),
      )
      .filter((element): element is T => element !== '');
    return right.length > 0 ? [...new Set(right)] : fallback;
  };
}

/** Reads each part by its own check; a part that is wrong falls back alone. */
export function checkObject<T extends object>(parts: { [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const names = Object.keys(parts) as (keyof T & string)[];
  return (found, { path, fallback, report }) => {
    const entries = readEntries(found, { path, fallback: undefined, report });
    if (!entries) return fallback;
    const at = (name: string) => (path === rootPath ? name : `${path}.${name}`);
    for (const name of entries.keys()) {
      // A misspelt name would otherwise be ignored in silence. `$schema` and `_comment` are the editor's own.
      if (!(names as string[]).includes(name) && !/^[$_]/.test(name)) {
        const allowed = `one of the names ${names.join(', ')}`;
        reportFault(report, { path: at(name), found: entries.get(name), allowed });
      }
    }
    const result = { ...fallback };
    for (const name of names) {
      result[name] = parts[name](entries.get(name), { path: at(name), fallback: fallback[name], report });
    }
    return result;
  };
}

/** Any names, each value read by `check`; wrong ones are reported and left out. */
export function checkRecord(check: Check<string>): Check<Readonly<Record<string, string>>> {
  return (found, place) => {
    const entries = readEntries(found, { ...place, fallback: undefined });
    if (!entries) return place.fallback;
    const { path, report } = place;
    return Object.fromEntries(
      [...entries]
        .map(
          ([name, value]) => [name, check(value, { path: `${path}.${name}`, fallback: '', report })] as const,
        )
        .filter(([, value]) => value !== ''),
    );
  };
}

/** Path of the whole configuration in fault messages. */
export const rootPath = 'site configuration';

function readEntries(found: unknown, { path, report }: Place<undefined>): Map<string, unknown> | undefined {
  if (found === undefined) return undefined;
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
    return new Map(Object.entries(found));
  }
  reportFault(report, { path, found, allowed: 'an object' });
  return undefined;
}
