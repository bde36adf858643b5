/** Listings that documents and tests refer to; they come first, with these ids. */
export const landmarks: readonly { name: string; subType: string; neighbourhood: string; address: string }[] =
  [{ name: 'Trinity’s Pub', subType: 'Pub', neighbourhood: 'Trinity-Bellwoods', address: '836 Queen St W' }];
