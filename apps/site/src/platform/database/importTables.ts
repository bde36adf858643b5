import type { ColumnType } from 'kysely';

/** Of content that comes from elsewhere, such as a file or a CMS. */
export interface ContentOrigin {
  /** What it is called there; unique within its table. Null for what was made here. */
  external_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when it is gone there. Not public then, and not deleted: what members saved is kept. Null for what is there. Milliseconds since 1970 UTC. */
  date_withdrawn: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Something that content is sorted into. */
export interface SortedInto {
  /** 1 while only an import that is not complete needs it: lists leave it out. */
  is_staged: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;
}

/** A row that an import has prepared, and what its completion will do with it. */
export interface ImportRowTable {
  /** The table of the content. */
  kind: string;
  object_id: number;
  /** Of the file, from 1. */
  line: number;
  /** `show`: inserted by this import, withdrawn until it is complete. `change`: to be updated. `keep`: as it should be. */
  action: 'show' | 'change' | 'keep';
  /** The names of the columns to be changed, sorted, with commas; null for none. */
  fields: string | null;
  /** JSON of those columns. */
  changes: string | null;
  /** JSON of the pictures of a listing whose photos are to be changed; null for those that stay. */
  pictures: string | null;
}

export interface ImportTables {
  import_rows: ImportRowTable;
}
