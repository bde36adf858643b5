/** Swiper, with the modules in use alone: a file of its own, fetched when a row of photos stands in the page. */
export const loadSwiper = () =>
  import(/* webpackChunkName: 'slider' */ './swiper/createSwiper').then(({ createSwiper }) => createSwiper);

export type CreateSwiper = Awaited<ReturnType<typeof loadSwiper>>;
