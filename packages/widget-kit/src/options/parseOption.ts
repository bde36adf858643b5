import type { WidgetOption } from '../definition/WidgetOption';

/** Plain decimal notation: no thousands separators, no exponents, which editors do not write on purpose. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

function parseNumber(
  text: string,
  { min = -Infinity, max = Infinity, isWhole }: WidgetOption,
): number | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const value = Number(text);
  const isAllowed = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isAllowed ? value : undefined;
}

function parseId(text: string): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  return value > 0 && Number.isSafeInteger(value) ? value : undefined;
}

/** Template languages print `True`, so case does not matter. */
function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (word === '' || word === 'true') return true;
  return word === 'false' ? false : undefined;
}

function parseList(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Parses an attribute's text; `undefined` when it is not allowed. */
export function parseOption(option: WidgetOption, text: string): unknown {
  const trimmed = text.trim();
  switch (option.kind) {
    case 'text':
      return text;
    case 'number':
      return parseNumber(trimmed, option);
    case 'id':
      return parseId(trimmed);
    case 'flag':
      return parseFlag(trimmed);
    case 'list':
      return parseList(text);
    case 'choice':
      return option.choices?.includes(trimmed) ? trimmed : undefined;
  }
}
