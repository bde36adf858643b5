import { darken, lighten, mixColours } from '../colour';
import type { SceneTools } from '../scene';
import { draw, drawPolygon, smoothPath, type Point } from '../svg';

type Surface = 'planks' | 'marble' | 'linen' | 'slate' | 'terrazzo' | 'checks';

/** A table seen from above that fills the picture. */
export function drawTabletop(
  tools: SceneTools,
  surfaces: readonly Surface[] = ['planks', 'marble', 'linen', 'slate', 'terrazzo'],
): void {
  const { canvas, random, palette } = tools;
  const surface = random.pick(surfaces);
  const base = {
    planks: random.pick(['#9a6a42', '#c49a6c', '#6d4630', '#b98a5e', '#d8bd98']),
    marble: '#ece8e2',
    linen: random.pick(['#e8dcc6', '#c9d0c4', '#d9b8a4', '#b8c4cc', '#efe6d6']),
    slate: random.pick(['#2f3338', '#3a3230', '#263238']),
    terrazzo: random.pick(['#efe7dc', '#d8dcd6', '#f0ddd0']),
    checks: '#f4ece0',
  }[surface];
  canvas.add(draw('rect', { x: 0, y: 0, width: canvas.width, height: canvas.height, fill: base }));
  if (surface === 'planks') drawPlanks(tools, base);
  else if (surface === 'marble') drawVeins(tools);
  else if (surface === 'terrazzo') drawChips(tools);
  else if (surface === 'checks') drawChecks(tools, random.pick(palette.accents.slice(0, 3)));
  else if (surface === 'linen') drawWeave(tools, base);
}

function drawPlanks({ canvas, random }: SceneTools, base: string): void {
  const boards = random.integer(4, 7);
  const boardHeight = canvas.height / boards;
  for (let board = 0; board < boards; board++) {
    const y = board * boardHeight;
    const tone = mixColours(base, random.chance(0.5) ? '#2e1a10' : '#f3dcb8', random.between(0, 0.16));
    canvas.add(draw('rect', { x: 0, y, width: canvas.width, height: boardHeight, fill: tone }));
    for (let line = 0; line < 9; line++) {
      const grainY = y + boardHeight * random.between(0.05, 0.95);
      const wave = random.between(-9, 9);
      const from = random.between(-100, canvas.width * 0.6);
      canvas.add(
        draw('path', {
          d: `M${from} ${grainY} q${canvas.width * 0.2} ${wave} ${canvas.width * random.between(0.3, 0.7)} 0`,
          fill: 'none',
          stroke: darken(tone, 0.3),
          'stroke-width': random.between(0.8, 2.4),
          opacity: random.between(0.15, 0.4),
        }),
      );
    }
    canvas.add(
      draw('rect', {
        x: 0,
        y: y + boardHeight - 3,
        width: canvas.width,
        height: 3,
        fill: darken(tone, 0.5),
        opacity: 0.6,
      }),
    );
  }
}

function drawVeins({ canvas, random }: SceneTools): void {
  for (let vein = 0; vein < 9; vein++) {
    let [x, y] = [random.between(-0.2, 1) * canvas.width, random.between(-0.1, 0.6) * canvas.height];
    let path = `M${x} ${y}`;
    for (let bend = 0; bend < 6; bend++) {
      x += random.between(40, 190);
      y += random.between(-20, 130);
      path += ` Q${(x - random.between(20, 90)).toFixed(0)} ${(y - random.between(-30, 60)).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    canvas.add(
      draw('path', {
        d: path,
        fill: 'none',
        stroke: '#8d8f98',
        'stroke-width': random.between(1, 9),
        opacity: random.between(0.08, 0.25),
      }),
    );
  }
}

function drawChips(tools: SceneTools): void {
  const { canvas, random, palette } = tools;
  for (let chip = 0; chip < 130; chip++) {
    const centre: Point = [random.next() * canvas.width, random.next() * canvas.height];
    const points = [0, 1, 2, 3, 4].map((corner): Point => {
      const reach = random.between(5, 17);
      return [centre[0] + Math.cos(corner * 1.256) * reach, centre[1] + Math.sin(corner * 1.256) * reach];
    });
    canvas.add(
      drawPolygon(points, {
        fill: random.pick([...palette.walls, ...palette.accents]),
        opacity: random.between(0.3, 0.75),
      }),
    );
  }
}

function drawChecks({ canvas }: SceneTools, colour: string): void {
  const markup =
    draw('rect', { width: 40, height: 80, fill: colour, opacity: 0.55 }) +
    draw('rect', { width: 80, height: 40, fill: colour, opacity: 0.55 });
  canvas.add(
    draw('rect', {
      width: canvas.width,
      height: canvas.height,
      fill: canvas.pattern({ width: 80, height: 80, markup, transform: 'rotate(12)' }),
    }),
  );
}

function drawWeave({ canvas, random }: SceneTools, base: string): void {
  const markup = draw('path', {
    d: 'M0 1H6M1 0V6',
    stroke: darken(base, 0.25),
    'stroke-width': 0.7,
    opacity: 0.5,
  });
  canvas.add(
    draw('rect', {
      width: canvas.width,
      height: canvas.height,
      fill: canvas.pattern({ width: 6, height: 6, markup }),
    }),
  );
  for (let fold = 0; fold < 4; fold++) {
    const x = random.next() * canvas.width;
    const bend = random.between(-90, 90);
    const points: Point[] = [
      [x, -20],
      [x + bend, canvas.height / 2],
      [x + bend * 0.4, canvas.height + 20],
      [x + bend * 0.4 + 34, canvas.height + 20],
      [x + bend + 40, canvas.height / 2],
      [x + 26, -20],
    ];
    canvas.add(
      draw('path', { d: smoothPath(points), fill: lighten(base, 0.5), opacity: 0.35 }),
      draw('path', {
        d: smoothPath(points),
        fill: darken(base, 0.5),
        opacity: 0.12,
        transform: 'translate(26 0)',
      }),
    );
  }
}

/** Daylight through a window over the whole table, and the soft shadow of a plant. */
export function drawWindowLight({ canvas, random, palette }: SceneTools): void {
  const { width, height } = canvas;
  const flip = random.chance(0.5) ? `translate(${width} 0) scale(-1 1)` : undefined;
  const warm = mixColours(palette.light, '#ffffff', 0.2);
  const strength = palette.time === 'golden' ? 0.34 : 0.24;
  canvas.add(
    draw('rect', {
      width,
      height,
      fill: canvas.radialGradient(
        [
          [0, warm, strength],
          [0.6, warm, 0.05],
          [1, palette.shadow, 0.3],
        ],
        { x: flip ? 0.8 : 0.2, y: 0.1, radius: 1 },
      ),
    }),
  );
  if (random.chance(0.55)) {
    for (const start of [0.02, 0.3, 0.58]) {
      const x = width * start;
      canvas.add(
        drawPolygon(
          [
            [x, -10],
            [x + width * 0.22, -10],
            [x + width * 0.52, height + 10],
            [x + width * 0.3, height + 10],
          ],
          {
            fill: canvas.linearGradient(90, [
              [0, warm, strength * 0.9],
              [1, warm, 0.02],
            ]),
            transform: flip,
          },
        ),
      );
    }
  } else {
    drawLeafShadow({ canvas, random, palette });
  }
}

function drawLeafShadow({ canvas, random, palette }: SceneTools): void {
  const corner: Point = [
    random.pick([-0.03, 1.03]) * canvas.width,
    random.pick([-0.05, 1.05]) * canvas.height,
  ];
  const towards = Math.atan2(canvas.height / 2 - corner[1], canvas.width / 2 - corner[0]);
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = towards + (leaf - 4) * 0.22;
    const length = canvas.height * random.between(0.35, 0.6);
    const [x, y] = [corner[0] + Math.cos(angle) * length, corner[1] + Math.sin(angle) * length];
    const side = length * 0.12;
    const [middleX, middleY] = [
      corner[0] + Math.cos(angle) * length * 0.6,
      corner[1] + Math.sin(angle) * length * 0.6,
    ];
    const [offX, offY] = [-Math.sin(angle) * side, Math.cos(angle) * side];
    canvas.add(
      draw('path', {
        d: `M${corner[0]} ${corner[1]} Q${middleX + offX} ${middleY + offY} ${x} ${y} Q${middleX - offX} ${middleY - offY} ${corner[0]} ${corner[1]} Z`,
        fill: palette.shadow,
        opacity: 0.16,
      }),
    );
  }
}
