import { darken, mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, group } from '../svg';

/** A long red streetcar; y is the rail, and the height is that of the car. */
export function drawStreetcar(
  { canvas, random, palette }: SceneTools,
  { x, y, height: h }: { x: number; y: number; height: number },
): void {
  const length = h * random.between(3.2, 4);
  const dim = (colour: string) => mixColours(colour, palette.shadow, palette.lit * 0.35);
  const glass = mixColours(mixColours('#26303c', palette.sky[1], 0.3), palette.glow, palette.lit * 0.75);
  const panes = Math.round(length / (h * 0.36));
  const parts = [
    draw('ellipse', {
      cx: length / 2,
      cy: 2,
      rx: length * 0.53,
      ry: h * 0.05,
      fill: palette.shadow,
      opacity: 0.5,
    }),
    draw('rect', { x: h * 0.2, y: -h * 0.14, width: length - h * 0.4, height: h * 0.14, fill: '#1c1b22' }),
    draw('path', {
      d: `M0 ${-h * 0.1} V${-h * 0.7} Q${h * 0.04} ${-h} ${h * 0.3} ${-h} H${length - h * 0.3} Q${length - h * 0.04} ${-h} ${length} ${-h * 0.7} V${-h * 0.1} Z`,
      fill: dim('#c4202e'),
    }),
    draw('rect', { x: 0, y: -h * 0.4, width: length, height: h * 0.1, fill: dim('#f4ede2') }),
    draw('rect', {
      x: h * 0.2,
      y: -h * 1.05,
      width: length - h * 0.4,
      height: h * 0.08,
      fill: dim('#d8d2c8'),
    }),
    draw('rect', { x: 0, y: -h * 0.16, width: length, height: h * 0.06, fill: darken(dim('#c4202e'), 0.4) }),
  ];
  for (let index = 0; index < panes; index++) {
    const pane = { x: h * 0.12 + (index * (length - h * 0.24)) / panes, width: h * 0.29 };
    const isDoor = index % 4 === 2;
    parts.push(
      draw('rect', { ...pane, y: -h * 0.86, height: isDoor ? h * 0.72 : h * 0.4, rx: 4, fill: glass }),
    );
    if (random.chance(0.5)) parts.push(drawPassenger(pane.x + pane.width / 2, h));
  }
  parts.push(
    draw('path', {
      d: `M${h * 0.1} ${-h * 0.92} H${length - h * 0.1}`,
      stroke: '#ffffff',
      'stroke-width': 3,
      opacity: 0.35,
    }),
    draw('path', {
      d: `M${length * 0.6} ${-h * 1.05} L${length * 0.66} ${-h * 1.5}`,
      stroke: '#23212b',
      'stroke-width': 3,
    }),
    draw('circle', { cx: h * 0.06, cy: -h * 0.28, r: h * 0.04, fill: palette.glow }),
  );
  canvas.add(group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, parts));
}

function drawPassenger(x: number, h: number): string {
  return group({ fill: '#2b2430', opacity: 0.7 }, [
    draw('circle', { cx: x, cy: -h * 0.63, r: h * 0.055 }),
    draw('path', {
      d: `M${x - h * 0.11} ${-h * 0.46} Q${x - h * 0.1} ${-h * 0.57} ${x} ${-h * 0.57} Q${x + h * 0.1} ${-h * 0.57} ${x + h * 0.11} ${-h * 0.46} Z`,
    }),
  ]);
}
