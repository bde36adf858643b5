/** The tables of what content is sorted into, those that refer to others first. */
export const SORTED_INTO = ['listing_sub_types', 'listing_types', 'neighbourhoods', 'article_types'] as const;
