import { draw, type Stop } from './svg';

export interface Canvas {
  width: number;
  height: number;
  add(...markup: string[]): void;
  /**
   * A linear gradient along an angle in degrees (0 runs left to right, 90 top to bottom); returns a paint for `fill`.
   */
  linearGradient(angle: number, stops: readonly Stop[]): string;
  /** A radial gradient, in fractions of the shape's bounding box; returns a paint for `fill`. */
  radialGradient(stops: readonly Stop[], centre?: { x: number; y: number; radius: number }): string;
  /** A repeated tile; returns a paint for `fill`. */
  pattern(tile: { width: number; height: number; markup: string; transform?: string }): string;
  /** Clips to the markup; returns a value for `clip-path`. */
  clip(markup: string): string;
  toSvg(): string;
}

/** An empty picture of the given size in pixels, for scenes to draw into. */
export function createCanvas(width: number, height: number): Canvas {
  const definitions: string[] = [];
  const body: string[] = [];
  const addDefinition = (render: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(render(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    add: (...markup) => void body.push(...markup),
    linearGradient(angle, stops) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
      const line = {
        x1: formatFraction(0.5 - dx),
        y1: formatFraction(0.5 - dy),
        x2: formatFraction(0.5 + dx),
        y2: formatFraction(0.5 + dy),
      };
      return addDefinition((id) => draw('linearGradient', { id, ...line }, createStopElements(stops)));
    },
    radialGradient(stops, centre = { x: 0.5, y: 0.5, radius: 0.5 }) {
      const circle = {
        cx: formatFraction(centre.x),
        cy: formatFraction(centre.y),
        r: formatFraction(centre.radius),
      };
      return addDefinition((id) => draw('radialGradient', { id, ...circle }, createStopElements(stops)));
    },
    pattern: ({ width: w, height: h, markup, transform }) =>
      addDefinition((id) =>
        draw(
          'pattern',
          { id, width: w, height: h, patternUnits: 'userSpaceOnUse', patternTransform: transform },
          markup,
        ),
      ),
    clip: (markup) => addDefinition((id) => draw('clipPath', { id }, markup)),
    toSvg() {
      const size = { width, height, viewBox: `0 0 ${width} ${height}` };
      return draw(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', ...size },
        draw('defs', {}, definitions.join('') || ' ') + body.join(''),
      );
    },
  };
}

const formatFraction = (value: number) => value.toFixed(3);

function createStopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      draw('stop', {
        offset: formatFraction(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : formatFraction(opacity),
      }),
    )
    .join('');
}
