/** The columns of a row that are to be written. */
export type Columns = Readonly<Record<string, string | number | null>>;

/** A row that is there, with every column of its table. */
export type ExistingRow = Columns & { id: number };
