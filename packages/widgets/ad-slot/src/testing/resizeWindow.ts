/** As a browser does when its window gets another size. */
export function resizeWindow(widthPx: number, heightPx = window.innerHeight): void {
  Object.assign(window, { innerWidth: widthPx, innerHeight: heightPx });
  window.dispatchEvent(new Event('resize'));
}
