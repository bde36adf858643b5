import { darken, lighten } from '../drawing/colour';
import { drawCutlery, drawDiscShadow, drawPlate, scatterOver, type Disc } from '../drawing/parts/crockery';
import { flecks, leaf } from '../drawing/parts/garnish';
import { drawTabletop, drawWindowLight } from '../drawing/parts/tabletop';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

/** Bamboo steamers of dumplings, with dips and tea. */
export const drawDumplings: DrawScene = (tools) => {
  const { canvas, random } = tools;
  const { width, height } = canvas;
  drawTabletop(tools, ['planks', 'slate', 'linen', 'terrazzo', 'marble']);
  const side = random.chance(0.5) ? 1 : 0;
  const across = (share: number) => width * (side ? share : 1 - share);
  drawSteamer(tools, { x: across(0.38), y: height * 0.54, radius: height * 0.37 });
  drawSteamer(tools, { x: across(0.78), y: height * 0.3, radius: height * 0.24 });
  for (const [index, dip] of ['#4a2214', '#b8351f', '#8fae3f'].entries()) {
    const bowl = {
      x: across(0.7 + index * 0.11),
      y: height * (0.78 + (index % 2) * 0.08),
      radius: height * 0.085,
    };
    drawPlate(tools, bowl, { depth: 0.2 });
    canvas.add(
      draw('circle', {
        cx: bowl.x,
        cy: bowl.y,
        r: bowl.radius * 0.75,
        fill: canvas.radialGradient([
          [0, lighten(dip, 0.2)],
          [1, darken(dip, 0.35)],
        ]),
      }),
      flecks(
        tools,
        scatterOver(tools, { ...bowl, radius: bowl.radius * 0.55 }, 14),
        ['#fff2d0', '#6aa04f', '#d9a441'],
        bowl.radius * 0.08,
      ),
    );
  }
  drawCutlery(tools, {
    x: across(0.06),
    y: height * 0.5,
    length: height * 0.64,
    angle: random.between(-10, 10),
    kind: 'chopsticks',
  });
  drawWindowLight(tools);
};

function drawSteamer(tools: SceneTools, disc: Disc): void {
  const { canvas, random } = tools;
  const { x, y, radius } = disc;
  drawDiscShadow(tools, disc);
  canvas.add(
    draw('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: canvas.linearGradient(60, [
        [0, '#e8c890'],
        [0.5, '#c99a5a'],
        [1, '#8a5f30'],
      ]),
    }),
    draw('circle', { cx: x, cy: y, r: radius * 0.955, fill: 'none', stroke: '#7a5028', 'stroke-width': 3 }),
    draw('circle', {
      cx: x,
      cy: y,
      r: radius * 0.87,
      fill: canvas.radialGradient([
        [0, '#d9b679'],
        [1, '#a87a42'],
      ]),
    }),
  );
  for (let slat = -5; slat <= 5; slat++) {
    const reach = Math.sqrt(1 - Math.pow(slat / 6.2, 2)) * radius * 0.85;
    canvas.add(
      draw('path', {
        d: `M${x + (slat * radius) / 6.5} ${y - reach} V${y + reach}`,
        stroke: '#7a5028',
        'stroke-width': 3,
        opacity: 0.4,
      }),
    );
  }
  const kind = random.pick(['bao', 'crescent', 'siumai'] as const);
  const spots = [
    [x, y] as const,
    ...Array.from(
      { length: 6 },
      (_, index) =>
        [
          x + Math.cos(index * 1.047 + 0.3) * radius * 0.55,
          y + Math.sin(index * 1.047 + 0.3) * radius * 0.55,
        ] as const,
    ),
  ];
  for (const [dx, dy] of spots)
    canvas.add(drawDumpling(tools, { x: dx, y: dy, radius: radius * 0.23 }, kind));
  canvas.add(leaf(tools, [x + radius * 0.7, y + radius * 0.05], radius * 0.13, '#4a8a3f'));
}

function drawDumpling(
  tools: SceneTools,
  { x, y, radius: r }: Disc,
  kind: 'bao' | 'crescent' | 'siumai',
): string {
  const { canvas, random } = tools;
  const dough = kind === 'siumai' ? '#f0d080' : '#f8efdc';
  const skin = canvas.radialGradient(
    [
      [0, '#ffffff'],
      [0.5, dough],
      [1, darken(dough, 0.3)],
    ],
    { x: 0.36, y: 0.3, radius: 0.75 },
  );
  const shadow = draw('circle', { cx: 4, cy: 7, r: r * 1.02, fill: '#2a160c', opacity: 0.4 });
  const folds = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2;
    return draw('path', {
      d: `M0 0 Q${Math.cos(angle + 0.5) * r * 0.5} ${Math.sin(angle + 0.5) * r * 0.5} ${Math.cos(angle) * r * 0.86} ${Math.sin(angle) * r * 0.86}`,
      fill: 'none',
      stroke: darken(dough, 0.35),
      'stroke-width': r * 0.05,
      opacity: 0.6,
    });
  });
  const shapes = {
    bao: [
      draw('circle', { r, fill: skin }),
      ...folds,
      draw('circle', { r: r * 0.13, fill: darken(dough, 0.3) }),
    ],
    siumai: [
      draw('circle', { r, fill: skin }),
      ...folds,
      draw('circle', { r: r * 0.62, fill: '#c2774a' }),
      draw('circle', { r: r * 0.24, fill: '#f28a2c' }),
      draw('circle', { cx: r * 0.25, cy: -r * 0.2, r: r * 0.1, fill: '#6aa04f' }),
    ],
    crescent: [
      draw('path', {
        d: `M${-r * 1.15} ${r * 0.3} Q${-r * 0.8} ${-r * 0.95} 0 ${-r * 0.9} Q${r * 0.8} ${-r * 0.95} ${r * 1.15} ${r * 0.3} Q0 ${r * 0.95} ${-r * 1.15} ${r * 0.3} Z`,
        fill: skin,
      }),
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((at) =>
        draw('path', {
          d: `M${r * at} ${-r * (0.86 - Math.abs(at) * 0.4)} l${-r * at * 0.25} ${r * 0.4}`,
          stroke: darken(dough, 0.4),
          'stroke-width': r * 0.06,
          opacity: 0.7,
        }),
      ),
    ],
  };
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.integer(-40, 40)})` },
    [shadow, ...shapes[kind]],
  );
}
