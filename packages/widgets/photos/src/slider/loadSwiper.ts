/** Swiper, with only the modules in use: a chunk of its own, loaded when the page has a slider. */
export const loadSwiper = () =>
  import(/* webpackChunkName: 'slider' */ './swiper/createSwiper').then(({ createSwiper }) => createSwiper);

export type CreateSwiper = Awaited<ReturnType<typeof loadSwiper>>;
