/** A click with a modifier or another button requests a browser action (new tab, download) that we cannot replay. */
export function isPlainClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
