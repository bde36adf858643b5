import type { OptionKind, WidgetOption } from '../definition/WidgetOption';
import type { OptionSchema } from '../manifest/Manifest';

const KINDS: readonly OptionKind[] = ['text', 'number', 'id', 'flag', 'choice', 'list'];

/** The option that a schema of the manifest was made from. A kind from a later version counts as text. */
export function toOption(schema: OptionSchema, isRequired = false): WidgetOption {
  return {
    kind: KINDS.find((kind) => kind === schema['x-kind']) ?? 'text',
    help: schema.description,
    default: schema.default,
    required: isRequired,
    ...(schema.enum && { choices: schema.enum }),
    ...(schema.minimum !== undefined && { min: schema.minimum }),
    ...(schema.maximum !== undefined && { max: schema.maximum }),
    isWhole: schema.type === 'integer',
  };
}
