import { darken, lighten } from '../colour';
import type { SceneTools } from '../scene';
import { draw, group, smoothPath, type Point } from '../svg';

const placed = (x: number, y: number, turn: number, children: string[]) =>
  group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})` }, children);

/** A closed, slightly uneven round shape. */
export function blobPath({ random }: SceneTools, [x, y]: Point, radius: number, unevenness = 0.08): string {
  const points = Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2;
    const reach = radius * (1 + random.between(-unevenness, unevenness));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return smoothPath(points);
}

/** A leaf with its middle vein: basil, mint, salad. */
export function leaf({ random }: SceneTools, [x, y]: Point, size: number, colour = '#3f7a3a'): string {
  return placed(x, y, random.between(0, 360), [
    draw('path', {
      d: `M${-size} 2 Q0 ${-size * 0.72 + 2} ${size} 2 Q0 ${size * 0.72 + 2} ${-size} 2 Z`,
      fill: '#1c1420',
      opacity: 0.25,
    }),
    draw('path', {
      d: `M${-size} 0 Q0 ${-size * 0.75} ${size} 0 Q0 ${size * 0.75} ${-size} 0 Z`,
      fill: colour,
    }),
    draw('path', {
      d: `M${-size} 0 Q0 ${-size * 0.75} ${size} 0 Z`,
      fill: lighten(colour, 0.2),
      opacity: 0.75,
    }),
    draw('path', {
      d: `M${-size} 0 H${size * 0.8}`,
      stroke: lighten(colour, 0.45),
      'stroke-width': size * 0.06,
      opacity: 0.8,
    }),
  ]);
}

/** Half a soft-boiled egg. */
export function halfEgg({ canvas, random }: SceneTools, [x, y]: Point, size: number): string {
  return placed(x, y, random.between(0, 360), [
    draw('ellipse', { cx: 3, cy: 4, rx: size * 1.04, ry: size * 0.84, fill: '#1c1420', opacity: 0.3 }),
    draw('ellipse', { cx: 0, cy: 0, rx: size, ry: size * 0.8, fill: '#fbf6ea' }),
    draw('circle', {
      cx: size * 0.08,
      cy: 0,
      r: size * 0.5,
      fill: canvas.radialGradient([
        [0, '#ffb347'],
        [0.7, '#f28c1e'],
        [1, '#d9741a'],
      ]),
    }),
    draw('ellipse', {
      cx: -size * 0.1,
      cy: -size * 0.18,
      rx: size * 0.18,
      ry: size * 0.1,
      fill: '#fff2c8',
      opacity: 0.8,
    }),
  ]);
}

/** A slice of something round: tomato, radish, cucumber, lemon, red onion. */
export function roundSlice(
  { random }: SceneTools,
  [x, y]: Point,
  size: number,
  kind: 'tomato' | 'radish' | 'cucumber' | 'lemon' | 'onion',
): string {
  const [rind, flesh, seeds] = {
    tomato: ['#b8281e', '#e2513c', '#f2c46a'],
    radish: ['#c22f5c', '#fbeff0', '#f0d5dc'],
    cucumber: ['#3f7a3a', '#d8e8b8', '#b9d18c'],
    lemon: ['#e8b52a', '#f7dc6a', '#fdf2b8'],
    onion: ['#7a2f5c', '#e8c8dc', '#b9749c'],
  }[kind] as [string, string, string];
  const wedges = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2;
    return draw('ellipse', {
      cx: Math.cos(angle) * size * 0.5,
      cy: Math.sin(angle) * size * 0.5,
      rx: size * 0.2,
      ry: size * 0.1,
      fill: seeds,
      transform: `rotate(${((angle * 180) / Math.PI).toFixed(0)} ${(Math.cos(angle) * size * 0.5).toFixed(1)} ${(Math.sin(angle) * size * 0.5).toFixed(1)})`,
    });
  });
  return placed(x, y, random.between(0, 360), [
    draw('circle', { cx: 2, cy: 4, r: size * 1.03, fill: '#1c1420', opacity: 0.25 }),
    draw('circle', { r: size, fill: rind }),
    draw('circle', { r: size * 0.86, fill: flesh }),
    ...wedges,
  ]);
}

/** A prawn-like curl. */
export function prawn({ random }: SceneTools, [x, y]: Point, size: number): string {
  const arc = `M${-size * 0.7} ${size * 0.35} A${size * 0.78} ${size * 0.78} 0 1 1 ${size * 0.72} ${size * 0.3}`;
  return placed(x, y, random.between(0, 360), [
    draw('path', {
      d: arc,
      fill: 'none',
      stroke: '#1c1420',
      'stroke-width': size * 0.5,
      opacity: 0.2,
      transform: 'translate(3 5)',
    }),
    draw('path', {
      d: arc,
      fill: 'none',
      stroke: '#ee8a5e',
      'stroke-width': size * 0.48,
      'stroke-linecap': 'round',
    }),
    draw('path', {
      d: arc,
      fill: 'none',
      stroke: '#f9c4a0',
      'stroke-width': size * 0.18,
      'stroke-dasharray': `${size * 0.16} ${size * 0.2}`,
    }),
    draw('path', {
      d: `M${size * 0.72} ${size * 0.3} l${size * 0.3} ${size * 0.36} l${size * 0.16} ${-size * 0.34} Z`,
      fill: '#d9552f',
    }),
  ]);
}

/** Chopped herbs, seeds, crumbs: many small flecks. */
export function flecks(
  tools: SceneTools,
  places: readonly Point[],
  colours: readonly string[],
  size: number,
): string {
  const { random } = tools;
  return places
    .map(([x, y]) =>
      draw('ellipse', {
        cx: x,
        cy: y,
        rx: size * random.between(0.6, 1.3),
        ry: size * random.between(0.3, 0.6),
        fill: random.pick(colours),
        transform: `rotate(${random.integer(0, 179)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    )
    .join('');
}

/** Grilled, glossy pieces: meat, tofu, bread cubes. */
export function chunk(tools: SceneTools, [x, y]: Point, size: number, colour: string): string {
  return placed(x, y, tools.random.between(0, 360), [
    draw('path', { d: blobPath(tools, [3, 4], size, 0.16), fill: '#1c1420', opacity: 0.28 }),
    draw('path', { d: blobPath(tools, [0, 0], size, 0.16), fill: colour }),
    draw('path', {
      d: blobPath(tools, [-size * 0.15, -size * 0.2], size * 0.62, 0.2),
      fill: lighten(colour, 0.22),
      opacity: 0.7,
    }),
    draw('path', {
      d: `M${-size * 0.5} ${size * 0.35} L${size * 0.4} ${-size * 0.5} M${-size * 0.1} ${size * 0.6} L${size * 0.62} ${-size * 0.1}`,
      stroke: darken(colour, 0.5),
      'stroke-width': size * 0.1,
      opacity: 0.55,
    }),
  ]);
}
