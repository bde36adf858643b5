/** What a tile reads of a listing, in the API's spelling. */
export interface Place {
  id: number;
  name: string;
  image_url?: string | null | undefined;
  sub_type?: { name: string | null } | null | undefined;
  default_neighborhood?: { name: string | null } | null | undefined;
}
