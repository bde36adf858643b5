import { draw, group } from '../svg';
import type { SceneTools } from '../scene';
import { darken } from '../colour';

const SKINS = ['#f1c7a4', '#d9a07a', '#b97a54', '#8c5638', '#5f3a28'];
const HAIRS = ['#2a1d1a', '#4a2f22', '#7a4a2a', '#c08a4a', '#1b1a22', '#8b8580'];
const CLOTHES = [
  '#24476b',
  '#b2344b',
  '#e0a63a',
  '#2f6a4f',
  '#ece2d0',
  '#3b3647',
  '#d6703c',
  '#7d94a0',
  '#6a4a6b',
];

/** A person who walks or stands, as a few plain shapes; y is the ground. */
export function drawPerson(
  { canvas, random, palette }: SceneTools,
  position: { x: number; y: number; height: number },
): void {
  const { x, y, height: h } = position;
  const dim = (colour: string) => darken(colour, palette.lit * 0.5);
  const [skin, hair, coat, trousers] = [
    random.pick(SKINS),
    random.pick(HAIRS),
    random.pick(CLOTHES),
    random.pick(CLOTHES),
  ].map(dim);
  const stride = random.between(0.02, 0.11) * h;
  const facing = random.chance(0.5) ? 1 : -1;
  const leg = (foot: number) =>
    draw('path', {
      d: `M0 ${-h * 0.5} L${foot} 0`,
      stroke: trousers,
      'stroke-width': h * 0.075,
      'stroke-linecap': 'round',
    });
  const parts = [
    draw('ellipse', { cx: h * 0.06, cy: 0, rx: h * 0.2, ry: h * 0.03, fill: palette.shadow, opacity: 0.35 }),
    leg(-stride),
    leg(stride),
    draw('path', {
      d: `M${-h * 0.1} ${-h * 0.8} Q0 ${-h * 0.87} ${h * 0.1} ${-h * 0.8} L${h * 0.125} ${-h * 0.42} Q0 ${-h * 0.38} ${-h * 0.125} ${-h * 0.42} Z`,
      fill: coat,
    }),
    draw('path', {
      d: `M${h * 0.08} ${-h * 0.78} Q${h * 0.16} ${-h * 0.62} ${h * 0.11} ${-h * 0.45}`,
      stroke: coat,
      'stroke-width': h * 0.055,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    draw('circle', { cx: 0, cy: -h * 0.91, r: h * 0.068, fill: skin }),
    draw('path', {
      d: `M${-h * 0.075} ${-h * 0.9} A${h * 0.075} ${h * 0.078} 0 0 1 ${h * 0.062} ${-h * 0.945} Q${h * 0.01} ${-h * 0.94} ${-h * 0.03} ${-h * 0.885} Z`,
      fill: hair,
    }),
  ];
  if (random.chance(0.4))
    parts.push(
      draw('rect', {
        x: h * 0.09,
        y: -h * 0.46,
        width: h * 0.13,
        height: h * 0.14,
        rx: h * 0.015,
        fill: dim(random.pick(CLOTHES)),
      }),
    );
  canvas.add(group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${facing} 1)` }, parts));
}

/** Head and shoulders of a seated person, from the front or from behind; y is the table's edge. */
export function drawSitter(
  { canvas, random, palette }: SceneTools,
  position: { x: number; y: number; height: number; isFromBehind?: boolean },
): void {
  const { x, y, height: h } = position;
  const dim = (colour: string) => darken(colour, palette.lit * 0.4);
  const [skin, hair, coat] = [random.pick(SKINS), random.pick(HAIRS), random.pick(CLOTHES)].map(dim);
  const long = random.chance(0.5);
  canvas.add(
    group(
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${random.chance(0.5) ? 1 : -1} 1)` },
      [
        draw('path', {
          d: `M${-h * 0.38} 0 Q${-h * 0.36} ${-h * 0.48} 0 ${-h * 0.5} Q${h * 0.36} ${-h * 0.48} ${h * 0.38} 0 Z`,
          fill: coat,
        }),
        long
          ? draw('path', {
              d: `M${-h * 0.2} ${-h * 0.42} Q${-h * 0.27} ${-h * 1} 0 ${-h * 0.98} Q${h * 0.27} ${-h * 1} ${h * 0.2} ${-h * 0.42} Q0 ${-h * 0.36} ${-h * 0.2} ${-h * 0.42} Z`,
              fill: hair,
            })
          : '',
        draw('rect', { x: -h * 0.065, y: -h * 0.6, width: h * 0.13, height: h * 0.16, fill: skin }),
        draw('ellipse', { cx: 0, cy: -h * 0.74, rx: h * 0.155, ry: h * 0.19, fill: skin }),
        position.isFromBehind
          ? draw('path', {
              d: `M${-h * 0.165} ${-h * 0.72} Q${-h * 0.18} ${-h * 0.98} 0 ${-h * 0.97} Q${h * 0.18} ${-h * 0.98} ${h * 0.165} ${-h * 0.72} Q${h * 0.12} ${-h * 0.56} 0 ${-h * 0.56} Q${-h * 0.12} ${-h * 0.56} ${-h * 0.165} ${-h * 0.72} Z`,
              fill: hair,
            })
          : draw('path', {
              d: `M${-h * 0.175} ${-h * 0.7} Q${-h * 0.2} ${-h * 0.98} ${h * 0.02} ${-h * 0.97} Q${h * 0.2} ${-h * 0.96} ${h * 0.165} ${-h * 0.76} Q${h * 0.06} ${-h * 0.9} ${-h * 0.09} ${-h * 0.86} Q${-h * 0.12} ${-h * 0.78} ${-h * 0.175} ${-h * 0.7} Z`,
              fill: hair,
            }),
      ],
    ),
  );
}
