/** The arithmetic of numbered pages, without React: the server that renders the same list first shares it. */
export { countPages } from './paging/countPages';
export { listPageItems, type PageItem } from './paging/listPageItems';
export { readPageNumber } from './paging/readPageNumber';
