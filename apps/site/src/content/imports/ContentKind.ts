/** What can be brought in and taken out, by the name of its table. */
export { contentKinds, type ContentKind } from '@cityguide/api/contract';

/** One problem of one field, in words for the person who can mend it. */
export interface FieldProblem {
  /** As in the record: `website`. */
  field: string;
  /** `"htp:/x" is no address of a website.` */
  problem: string;
  /** `Write it as https://example.ca, or leave it empty.` */
  advice: string;
}

/** A record as it arrived: values by the names of fields. */
export type RawRecord = Readonly<Record<string, unknown>>;
