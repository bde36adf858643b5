/** By a constructed sheet, which a policy without inline styles allows. */
export function addStyles(root: ShadowRoot, styles: string): void {
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
}
