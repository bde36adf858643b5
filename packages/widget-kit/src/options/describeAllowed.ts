import type { WidgetOption } from '../definition/WidgetOption';

function describeRange({ min, max, isWhole }: WidgetOption): string {
  const number = isWhole ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `${number} from ${min} to ${max}`;
  if (min !== undefined) return `${number}, at least ${min}`;
  if (max !== undefined) return `${number}, at most ${max}`;
  return number;
}

/** The allowed values as text for an editor: for issues, the option table and the catalogue. */
export function describeAllowed(option: WidgetOption): string {
  switch (option.kind) {
    case 'text':
      return 'any text';
    case 'number':
      return describeRange(option);
    case 'id':
      return 'an id (a whole number from 1)';
    case 'flag':
      return 'true, false, or the attribute alone for true';
    case 'list':
      return 'words separated by commas';
    case 'choice':
      return `one of ${(option.choices ?? []).join(', ')}`;
  }
}
