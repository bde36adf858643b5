import { createNameComparator } from '../../../platform/text/createNameComparator';

interface ListCategoriesOptions {
  types: readonly { id: number; name: string; path: string }[];
  /** Of the neighbourhood. */
  subTypes: readonly { id: number; name: string; type_id: number; count: number }[];
  neighbourhood: { id: number; path: string };
  language: string;
}

export interface CategoryGroup {
  name: string;
  count: number;
  items: { words: string; path: string }[];
}

/** The options of a neighbourhood's drop-down (HOOD-1): its types, and under each its sub types by name. */
export function listCategories({
  types,
  subTypes,
  neighbourhood,
  language,
}: ListCategoriesOptions): CategoryGroup[] {
  const groups = types.map(({ id, name, path }) => {
    const page = `${path}n/${neighbourhood.id}${neighbourhood.path}`;
    const ownSubTypes = subTypes
      .filter((subType) => subType.type_id === id)
      .sort(createNameComparator(language));
    const count = ownSubTypes.reduce((sum, each) => sum + each.count, 0);
    const items = ownSubTypes.map((each) => ({
      words: `${each.name} (${each.count})`,
      path: `${page}?sub_type=${each.id}`,
    }));
    return { name, count, items: [{ words: `All ${name.toLowerCase()} (${count})`, path: page }, ...items] };
  });
  return groups.filter(({ count }) => count > 0);
}
