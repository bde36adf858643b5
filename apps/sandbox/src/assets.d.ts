// Types of the imports that webpack.config.mjs handles as assets.
declare module 'msw/mockServiceWorker.js' {
  const address: string;
  export default address;
}
declare module '@cityguide/sites/guide/brand.css' {
  const text: string;
  export default text;
}
declare module '@cityguide/sites/news/brand.css' {
  const text: string;
  export default text;
}
