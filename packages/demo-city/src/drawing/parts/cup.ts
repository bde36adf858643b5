import { darken, lighten } from '../colour';
import type { SceneTools } from '../scene';
import { draw, group } from '../svg';
import { drawDiscShadow, drawPlate, type Disc } from './crockery';

/** A cup on its saucer from above, black or with a heart, a leaf or rings in the milk. */
export function drawCupOfCoffee(tools: SceneTools, { x, y, radius: r }: Disc): void {
  const { canvas, random } = tools;
  const glaze = random.pick(['#f6f1e8', '#2f3d46', '#c2714a', '#9fb8b0', '#e8d3bf', '#3f5a52']);
  const rotation = random.integer(-50, 50);
  drawPlate(tools, { x, y, radius: r * 1.45 }, { colour: random.chance(0.6) ? glaze : '#f1ebe0' });
  drawDiscShadow(tools, { x, y, radius: r }, 0.12);
  const art = random.pick(['heart', 'leaf', 'rings', 'none'] as const);
  canvas.add(
    group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rotation})` }, [
      draw('path', {
        d: `M${r * 0.85} ${-r * 0.2} Q${r * 1.5} ${-r * 0.32} ${r * 1.42} 0 Q${r * 1.5} ${r * 0.32} ${r * 0.85} ${r * 0.2}`,
        fill: 'none',
        stroke: darken(glaze, 0.1),
        'stroke-width': r * 0.14,
      }),
      draw('circle', {
        r,
        fill: canvas.linearGradient(60, [
          [0, lighten(glaze, 0.5)],
          [0.5, glaze],
          [1, darken(glaze, 0.3)],
        ]),
      }),
      draw('circle', {
        r: r * 0.86,
        fill: canvas.radialGradient([
          [0, '#b9783f'],
          [0.7, '#8f5426'],
          [1, '#4f2a14'],
        ]),
      }),
      createMilkArt(art, r * 0.62),
    ]),
  );
}

function createMilkArt(art: 'heart' | 'leaf' | 'rings' | 'none', s: number): string {
  const milk = { fill: '#fbeed6', opacity: 0.94 };
  if (art === 'heart')
    return draw('path', {
      d: `M0 ${s} Q${-s * 1.15} ${-s * 0.1} ${-s * 0.55} ${-s * 0.62} Q${-s * 0.1} ${-s * 0.8} 0 ${-s * 0.3} Q${s * 0.1} ${-s * 0.8} ${s * 0.55} ${-s * 0.62} Q${s * 1.15} ${-s * 0.1} 0 ${s} Z`,
      ...milk,
    });
  if (art === 'rings')
    return [0.95, 0.66, 0.36]
      .map((size) =>
        draw('circle', { r: s * size, fill: 'none', stroke: '#f6dfba', 'stroke-width': s * 0.13 }),
      )
      .join('');
  if (art === 'leaf') {
    const rows = [-0.7, -0.35, 0, 0.35].map((row) =>
      draw('path', {
        d: `M0 ${s * (row + 0.3)} Q${-s * 0.75} ${s * (row + 0.1)} ${-s * (0.72 - Math.abs(row) * 0.4)} ${s * (row - 0.25)} Q${-s * 0.2} ${s * (row - 0.1)} 0 ${s * (row + 0.06)} Q${s * 0.2} ${s * (row - 0.1)} ${s * (0.72 - Math.abs(row) * 0.4)} ${s * (row - 0.25)} Q${s * 0.75} ${s * (row + 0.1)} 0 ${s * (row + 0.3)} Z`,
        ...milk,
      }),
    );
    return (
      rows.join('') +
      draw('path', { d: `M0 ${-s * 0.9} V${s * 0.95}`, stroke: '#9c6232', 'stroke-width': s * 0.05 })
    );
  }
  return draw('ellipse', {
    cx: -s * 0.3,
    cy: -s * 0.35,
    rx: s * 0.4,
    ry: s * 0.2,
    fill: '#ffffff',
    opacity: 0.12,
  });
}
