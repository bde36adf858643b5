/** The logic of numbered pages, without React: shared with the server that renders the same list first. */
export { countPages } from './paging/countPages';
export { listPageItems, type PageItem } from './paging/listPageItems';
export { readPageNumber } from './paging/readPageNumber';
