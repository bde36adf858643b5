import { darken, lighten, mixColours } from '../drawing/colour';
import { drawPottedPlant, drawRoom, drawRoomWindow } from '../drawing/parts/room';
import type { DrawScene, SceneTools } from '../drawing/scene';
import { draw, group } from '../drawing/svg';

const SKINS = ['#e8b894', '#b97a54', '#7a4a30', '#d9a07a'];

/** A bright exercise studio: tall windows, mats or weights, people stretching. */
export const drawStudio: DrawScene = (tools) => {
  const { canvas, random, palette } = tools;
  const { width, height } = canvas;
  const floorLine = height * 0.66;
  drawRoom(tools, {
    floorLine,
    wall: random.pick(['#e6ddd0', '#c9d2cc', '#b9644a', '#2f4a52', '#d9b49c', '#8a9aa8']),
    floor: random.pick(['#c9a070', '#a87a50', '#d9c4a4']),
  });
  const windows = random.integer(3, 4);
  const arched = random.chance(0.4);
  for (let index = 0; index < windows; index++) {
    const w = (width / windows) * 0.68;
    drawRoomWindow(tools, {
      x: (width * (index + 0.5)) / windows - w / 2,
      y: height * 0.08,
      width: w,
      height: floorLine * 0.68,
      arched,
    });
  }
  if (random.chance(0.55)) drawRack(tools, floorLine);
  const people = random.integer(3, 5);
  for (let index = 0; index < people; index++)
    drawPose(tools, {
      x: (width * (index + 0.5)) / people,
      y: height * (0.8 + (index % 2) * 0.1),
      size: height * (0.28 + (index % 2) * 0.07),
    });
  drawPottedPlant(tools, { x: width * random.pick([0.04, 0.96]), y: height * 0.8, height: height * 0.42 });
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.linearGradient(60, [
        [0, palette.light, 0.36],
        [0.5, palette.light, 0.05],
        [1, palette.shadow, 0.26],
      ]),
    }),
  );
  return { bloom: 0.2 };
};

function drawRack({ canvas, random, palette }: SceneTools, floorLine: number): void {
  const { width, height } = canvas;
  const [x, w] = [width * random.between(0.25, 0.5), width * 0.3];
  for (const row of [0.1, 0.03]) {
    canvas.add(draw('rect', { x, y: floorLine - height * row, width: w, height: 9, fill: '#23252b' }));
    for (let index = 0; index < 7; index++)
      canvas.add(
        draw('circle', {
          cx: x + (w * (index + 0.5)) / 7,
          cy: floorLine - height * row - 17,
          r: 18,
          fill: random.pick(palette.accents),
        }),
        draw('circle', {
          cx: x + (w * (index + 0.5)) / 7,
          cy: floorLine - height * row - 17,
          r: 7,
          fill: '#17181c',
        }),
      );
  }
}

/** A person on a mat: tree pose, warrior or sitting. */
function drawPose(
  { canvas, random, palette }: SceneTools,
  { x, y, size: s }: { x: number; y: number; size: number },
): void {
  const skin = random.pick(SKINS);
  const top = random.pick([...palette.accents, '#5a4a7a', '#d97a6a']);
  const legs = darken(random.pick(['#2a3040', '#5a2f3a', '#2f4a44', '#6a5a8a']), 0.1);
  const hair = random.pick(['#2a1d1a', '#5a3420', '#1b1a22', '#a8753a']);
  const mat = random.pick([...palette.accents, mixColours('#8a7ab0', palette.shadow, 0.2)]);
  const limb = (d: string, colour: string, weight = 0.075) =>
    draw('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': s * weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const head = (hx: number, hy: number) =>
    draw('circle', { cx: hx, cy: hy, r: s * 0.085, fill: skin }) +
    draw('path', {
      d: `M${hx - s * 0.09} ${hy + s * 0.01} A${s * 0.09} ${s * 0.09} 0 1 1 ${hx + s * 0.09} ${hy - s * 0.01} Q${hx} ${hy - s * 0.07} ${hx - s * 0.09} ${hy + s * 0.01} Z`,
      fill: hair,
    }) +
    draw('circle', { cx: hx, cy: hy - s * 0.11, r: s * 0.04, fill: hair });
  const torso = (from: number, to: number) =>
    draw('path', {
      d: `M${-s * 0.09} ${from} Q0 ${from - s * 0.04} ${s * 0.09} ${from} L${s * 0.075} ${to} H${-s * 0.075} Z`,
      fill: top,
    });
  const poses = {
    tree:
      limb(`M0 ${-s * 0.48} V0`, legs, 0.09) +
      limb(`M0 ${-s * 0.48} L${s * 0.2} ${-s * 0.34} L${s * 0.03} ${-s * 0.26}`, legs, 0.085) +
      limb(
        `M${-s * 0.07} ${-s * 0.76} L${-s * 0.13} ${-s * 0.96} L0 ${-s * 1.12} L${s * 0.13} ${-s * 0.96} L${s * 0.07} ${-s * 0.76}`,
        skin,
        0.05,
      ) +
      torso(-s * 0.78, -s * 0.44) +
      head(0, -s * 0.9),
    warrior:
      limb(
        `M${-s * 0.03} ${-s * 0.4} L${-s * 0.34} ${-s * 0.3} V0 M${s * 0.03} ${-s * 0.4} L${s * 0.5} 0`,
        legs,
        0.09,
      ) +
      limb(`M${-s * 0.55} ${-s * 0.68} H${s * 0.55}`, skin, 0.05) +
      torso(-s * 0.72, -s * 0.36) +
      head(-s * 0.01, -s * 0.85),
    sit:
      limb(
        `M${-s * 0.05} ${-s * 0.1} L${-s * 0.34} ${-s * 0.07} L${s * 0.08} 0 M${s * 0.05} ${-s * 0.1} L${s * 0.34} ${-s * 0.07} L${-s * 0.08} 0`,
        legs,
        0.09,
      ) +
      limb(
        `M${-s * 0.08} ${-s * 0.42} L${-s * 0.22} ${-s * 0.26} L${-s * 0.3} ${-s * 0.1} M${s * 0.08} ${-s * 0.42} L${s * 0.22} ${-s * 0.26} L${s * 0.3} ${-s * 0.1}`,
        skin,
        0.05,
      ) +
      torso(-s * 0.45, -s * 0.06) +
      head(0, -s * 0.58),
  };
  canvas.add(
    draw('ellipse', {
      cx: x,
      cy: y + 4,
      rx: s * 0.66,
      ry: s * 0.085,
      fill: lighten(mat, 0.1),
      stroke: darken(mat, 0.3),
      'stroke-width': 2,
    }),
    draw('ellipse', {
      cx: x + s * 0.04,
      cy: y,
      rx: s * 0.34,
      ry: s * 0.05,
      fill: palette.shadow,
      opacity: 0.4,
    }),
    group(
      { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${random.chance(0.5) ? 1 : -1} 1)` },
      [poses[random.pick(['tree', 'warrior', 'sit'] as const)]],
    ),
  );
}
