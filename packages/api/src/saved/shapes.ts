/** The kinds of things that can be saved. */
export type SavedObject = 'listing' | 'article' | 'video' | 'event';

/** In which words a group of saved things speaks of its objects; all else is the same for every group. */
export interface SavedShape {
  /** Kind of the objects; a row of the list holds one under this name, and the ids call is `<object>_ids/`. */
  object: SavedObject;
  /** What a write calls the object's id. */
  field: 'listing' | 'object_id' | 'video' | 'event';
  /** What a saved thing says beyond that it is saved. */
  value?: 'is_done' | 'value';
}

/** Every group of saved things; the names are those of `last_updates` and of the calls (`todos/`). */
export const savedShapes = {
  favourites: { object: 'listing', field: 'listing' },
  todos: { object: 'listing', field: 'listing', value: 'is_done' },
  'article-bookmarks': { object: 'article', field: 'object_id' },
  'video-bookmarks': { object: 'video', field: 'video' },
  'event-bookmarks': { object: 'event', field: 'event' },
  ratings: { object: 'listing', field: 'listing', value: 'value' },
} as const satisfies Record<string, SavedShape>;

export type SavedGroup = keyof typeof savedShapes;
