interface Breadcrumb {
  name: string;
  path: string;
}

/** A schema.org BreadcrumbList of a page and its parents, nearest last. */
export function createBreadcrumbList(parents: readonly Breadcrumb[], page: Breadcrumb): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
