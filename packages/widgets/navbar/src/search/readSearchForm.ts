/** How a plain form asks for a result page. */
export interface SearchForm {
  action: string;
  /** Of the field with the query; undefined where the query is not a value of the address's query string. */
  name: string | undefined;
  /** The other names and values of the address. */
  others: [name: string, value: string][];
}

const SAMPLE = 'sample';

/** Reads how a form asks for the page at `getAddress(query)`, such as `/?s=noodles&lang=en`. */
export function readSearchForm(getAddress: (query: string) => string): SearchForm {
  const [action = '', query = ''] = getAddress(SAMPLE).split('?');
  const parameters = [...new URLSearchParams(query.replace(/#[^]*/, ''))];
  const name = parameters.find(([, value]) => value === SAMPLE)?.[0];
  return { action, name, others: parameters.filter((parameter) => parameter[0] !== name) };
}
