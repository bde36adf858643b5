/** The fields of a listing that a tile uses, as in the API. */
export interface OfferedListing {
  id: number;
  name: string;
  image_url?: string | null | undefined;
  sub_type?: { name: string | null } | null | undefined;
  default_neighborhood?: { name: string | null } | null | undefined;
}
