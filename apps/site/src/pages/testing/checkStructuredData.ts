type Thing = Record<string, unknown>;

/** What search engines ask of each type; `a.b` is a property of a property. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
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
const ADDRESS = new Set(
  'url image contentUrl thumbnailUrl item logo sameAs mainEntityOfPage urlTemplate'.split(' '),
);
const MOMENT = new Set('startDate endDate datePublished uploadDate dateModified'.split(' '));
const DAY = new Set(['datePosted', 'validThrough']);

/** What is wrong with a page's schema.org data, one line each. */
export function checkStructuredData(data: unknown, place = '$'): string[] {
  if (Array.isArray(data))
    return data.flatMap((each, index) => checkStructuredData(each, `${place}[${index}]`));
  if (typeof data !== 'object' || data === null) return data === null ? [`${place} is null`] : [];
  const thing = data as Thing;
  const faults: string[] = [];
  const types = [thing['@type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) faults.push(`${place} has no @type`);
  if (/^\$(?:\[\d+\])?$/.test(place)) {
    if (thing['@context'] !== 'https://schema.org') faults.push(`${place} has no @context`);
    for (const type of types) if (!REQUIRED[type]) faults.push(`${place}: no rule for ${type}`);
  }
  for (const type of types)
    for (const path of REQUIRED[type] ?? [])
      if (
        isMissing(path.split('.').reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing))
      )
        faults.push(`${place} (${type}) lacks ${path}`);
  if (types.includes('BreadcrumbList')) faults.push(...checkCrumbs(thing, place));
  for (const [key, value] of Object.entries(thing))
    faults.push(
      ...checkValue(key, value, `${place}.${key}`),
      ...checkStructuredData(value, `${place}.${key}`),
    );
  return faults;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function checkValue(key: string, value: unknown, place: string): string[] {
  if (value === '') return [`${place} is empty`];
  const texts = [value].flat().filter((each) => typeof each === 'string');
  return texts.flatMap((text) => {
    if (ADDRESS.has(key) && !(URL.canParse(text) && /^https?:\/\//.test(text)))
      return [`${place} is no whole address: ${text}`];
    if (MOMENT.has(key) && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text))
      return [`${place} is no moment with its offset: ${text}`];
    if (DAY.has(key) && Number.isNaN(Date.parse(text))) return [`${place} is no day: ${text}`];
    return [];
  });
}

function checkCrumbs({ itemListElement: items }: Thing, place: string): string[] {
  if (!Array.isArray(items) || items.length < 2) return [`${place} has fewer than two steps`];
  return (items as Thing[]).flatMap(({ position }, index) =>
    position === index + 1 ? [] : [`${place} counts ${String(position)} at step ${index + 1}`],
  );
}
