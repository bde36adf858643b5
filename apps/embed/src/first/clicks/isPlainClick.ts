/** A click with a modifier or another button asks the browser for something (new tab, download) that we cannot redo. */
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
