export type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];
/** Offset along the gradient (0 to 1), colour, and opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One SVG element as markup. Numbers are rounded to a tenth, which halves the size and is finer than a pixel. */
export function draw(name: string, attributes: Attributes, children = ''): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children ? `<${name}${attributeText}>${children}</${name}>` : `<${name}${attributeText}/>`;
}

export function drawPolygon(points: readonly Point[], attributes: Attributes): string {
  return draw('polygon', {
    points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
    ...attributes,
  });
}

/** A stroked line through the points. */
export function drawLine(points: readonly Point[], attributes: Attributes): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return draw('polyline', {
    points: list,
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

export function group(attributes: Attributes, children: readonly string[]): string {
  return draw('g', attributes, children.join('') || ' ');
}

/** Path data of a smooth closed curve through the points (Catmull–Rom). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const pieces = [`M${round(at(0)[0])} ${round(at(0)[1])}`];
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (axis: 0 | 1) =>
      [from[axis] + (to[axis] - before[axis]) / 6, to[axis] - (after[axis] - from[axis]) / 6] as const;
    const [x, y] = [control(0), control(1)];
    pieces.push(
      `C${round(x[0])} ${round(y[0])} ${round(x[1])} ${round(y[1])} ${round(to[0])} ${round(to[1])}`,
    );
  }
  return `${pieces.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
