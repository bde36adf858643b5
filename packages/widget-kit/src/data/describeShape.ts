import type { DataShape } from '../definition/DataShape';

/** What the JSON may hold at one place, in words. */
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
