type JsonLdNode = Record<string, unknown>;

/** What search engines require for each type; `a.b` is a nested property. */
const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'url', 'address.addressLocality', 'address.addressCountry'],
  Restaurant: ['servesCuisine'],
  NewsArticle: ['headline', 'datePublished', 'url', 'publisher.name', 'mainEntityOfPage'],
  Event: ['name', 'startDate', 'url', 'location.name', 'location.address.addressLocality', 'eventStatus'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ImageObject: ['url', 'contentUrl', 'uploadDate'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressLocality',
  ],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  CollectionPage: ['name', 'url'],
  Offer: ['price', 'priceCurrency', 'url'],
  GeoCoordinates: ['latitude', 'longitude'],
};
const URL_PROPERTIES = new Set(
  'url image contentUrl thumbnailUrl item logo sameAs mainEntityOfPage urlTemplate'.split(' '),
);
const DATE_TIME_PROPERTIES = new Set('startDate endDate datePublished uploadDate dateModified'.split(' '));
const DATE_PROPERTIES = new Set(['datePosted', 'validThrough']);

/** Lists the issues of a page's schema.org data, one line each. */
export function findStructuredDataIssues(data: unknown, path = '$'): string[] {
  if (Array.isArray(data))
    return data.flatMap((each, index) => findStructuredDataIssues(each, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return data === null ? [`${path} is null`] : [];
  const node = data as JsonLdNode;
  const issues: string[] = [];
  const types = [node['@type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) issues.push(`${path} has no @type`);
  if (/^\$(?:\[\d+\])?$/.test(path)) {
    if (node['@context'] !== 'https://schema.org') issues.push(`${path} has no @context`);
    for (const type of types) if (!REQUIRED_PROPERTIES[type]) issues.push(`${path}: no rule for ${type}`);
  }
  for (const type of types)
    for (const propertyPath of REQUIRED_PROPERTIES[type] ?? [])
      if (
        isMissing(
          propertyPath
            .split('.')
            .reduce<unknown>((value, key) => (value as JsonLdNode | undefined)?.[key], node),
        )
      )
        issues.push(`${path} (${type}) lacks ${propertyPath}`);
  if (types.includes('BreadcrumbList')) issues.push(...findBreadcrumbIssues(node, path));
  for (const [key, value] of Object.entries(node))
    issues.push(
      ...findValueIssues(key, value, `${path}.${key}`),
      ...findStructuredDataIssues(value, `${path}.${key}`),
    );
  return issues;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function findValueIssues(key: string, value: unknown, path: string): string[] {
  if (value === '') return [`${path} is empty`];
  const texts = [value].flat().filter((each) => typeof each === 'string');
  return texts.flatMap((text) => {
    if (URL_PROPERTIES.has(key) && !(URL.canParse(text) && /^https?:\/\//.test(text)))
      return [`${path} is not an absolute URL: ${text}`];
    if (
      DATE_TIME_PROPERTIES.has(key) &&
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
    )
      return [`${path} is not a date-time with an offset: ${text}`];
    if (DATE_PROPERTIES.has(key) && Number.isNaN(Date.parse(text))) return [`${path} is not a date: ${text}`];
    return [];
  });
}

function findBreadcrumbIssues({ itemListElement: items }: JsonLdNode, path: string): string[] {
  if (!Array.isArray(items) || items.length < 2) return [`${path} has fewer than two steps`];
  return (items as JsonLdNode[]).flatMap(({ position }, index) =>
    position === index + 1 ? [] : [`${path} counts ${String(position)} at step ${index + 1}`],
  );
}
