import type { DataShape } from '../definition/DataShape';

/** Describes in plain text what the JSON may hold at one path. */
export function describeShape(shape: DataShape): string {
  switch (shape.kind) {
    case 'text':
      return 'text';
    case 'number':
      return 'a number';
    case 'id':
      return 'an id (a whole number from 1)';
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${(shape.choices ?? []).join(', ')}`;
    case 'list':
      return 'a list';
    case 'record':
      return 'an object';
    case 'object':
      return `an object with ${Object.keys(shape.fields ?? {}).join(', ')}`;
    case 'unknown':
      return 'any JSON';
  }
}
