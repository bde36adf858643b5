import type { WidgetOption } from '../definition/WidgetOption';
import type { OptionSchema } from './Manifest';

interface FrenchTexts {
  readonly label: string;
  readonly help: string;
}

/** The JSON Schema of one option. Without French texts it has the English ones. */
export function createOptionSchema(
  name: string,
  option: WidgetOption,
  french: FrenchTexts | undefined,
): OptionSchema {
  const title = formatLabel(name);
  return {
    title,
    description: option.help,
    ...describeValue(option),
    ...(option.default !== undefined && { default: option.default }),
    ...(option.example !== undefined && { examples: [option.example] }),
    'x-kind': option.kind,
    'x-translations': {
      fr: { title: french?.label ?? title, description: french?.help ?? option.help },
    },
  };
}

function describeValue(
  option: WidgetOption,
): Pick<OptionSchema, 'type' | 'items' | 'enum' | 'minimum' | 'maximum'> {
  const { min, max } = option;
  switch (option.kind) {
    case 'text':
      return { type: 'string' };
    case 'choice':
      return { type: 'string', enum: option.choices ?? [] };
    case 'flag':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', items: { type: 'string' } };
    case 'id':
      return { type: 'integer', minimum: 1 };
    case 'number':
      return {
        type: option.isWhole ? 'integer' : 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      };
  }
}

/** `listingId` → `Listing number`, `nearMe` → `Near me`: the words of an editor. */
function formatLabel(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ id$/, ' number')
    .replace(/ url$/, ' address');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
