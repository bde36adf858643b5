const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Paths in a 24 by 24 view box, in the style of the other widgets' icons. */
const shapes = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v6.5h14V13',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l3-3 4 4M15.5 9h.01',
};
export type IconName = keyof typeof shapes;

/** An icon; hidden from screen readers, since it always has a text or an accessible name beside it. */
export function renderIcon(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(NAMESPACE, 'svg');
  const path = document.createElementNS(NAMESPACE, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', shapes[name]);
  icon.append(path);
  return icon;
}
