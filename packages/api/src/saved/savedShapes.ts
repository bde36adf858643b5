/** The kinds of objects that can be saved. */
export type SavedObject = 'listing' | 'article' | 'video' | 'event';

/** The field names of a saved group; everything else is the same for every group. */
export interface SavedShape {
  /** Kind of the objects; a row of the list contains one under this name, and the ids path is `<object>_ids/`. */
  object: SavedObject;
  /** The field of the object's id in a write. */
  field: 'listing' | 'object_id' | 'video' | 'event';
  /** The field of a saved entry's value, if it has one. */
  value?: 'is_done' | 'value';
}

/** Every saved group; the names are those of `last_updates` and of the paths (`todos/`). */
export const savedShapes = {
  favourites: { object: 'listing', field: 'listing' },
  todos: { object: 'listing', field: 'listing', value: 'is_done' },
  'article-bookmarks': { object: 'article', field: 'object_id' },
  'video-bookmarks': { object: 'video', field: 'video' },
  'event-bookmarks': { object: 'event', field: 'event' },
  ratings: { object: 'listing', field: 'listing', value: 'value' },
} as const satisfies Record<string, SavedShape>;

export type SavedGroupName = keyof typeof savedShapes;
