interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands as schema.org's BreadcrumbList; `crumbs` are its parents, nearest last. */
export function describeCrumbs(crumbs: readonly Crumb[], page: Crumb): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
