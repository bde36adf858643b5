/** Resizes the window as a browser does. */
export function resizeWindow(widthPx: number, heightPx = window.innerHeight): void {
  Object.assign(window, { innerWidth: widthPx, innerHeight: heightPx });
  window.dispatchEvent(new Event('resize'));
}
