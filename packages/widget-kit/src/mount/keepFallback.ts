/**
 * Keeps what the CMS wrote inside a mount point in a template. A copy of the mount point (`cloneNode`, the cache of a page
 * that navigates without loading, an editor that saves what it shows) then has it as well, and starts from there.
 * @param nodes stay where they are; the template has copies of them
 */
export function keepFallback(nodes: readonly Node[]): HTMLTemplateElement {
  const template = document.createElement('template');
  template.setAttribute('data-cg-fallback', '');
  for (const node of nodes) template.content.append(node.cloneNode(true));
  return template;
}
