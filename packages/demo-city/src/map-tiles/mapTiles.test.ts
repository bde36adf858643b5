import { createNeighbourhoods } from '../neighbourhoods/createNeighbourhoods';
import { createTiles } from './createTiles';
import { labelRoads } from './labelRoads';
import { positionLabels } from './positionLabels';
import { project } from './projection';

describe('SITE-3 the tile and position of a point', () => {
  it.each([
    ['the middle of the world', [0, 0], 0, [0, 0], [128, 128]],
    ['the north-western corner', [-180, 85.05112878], 1, [0, 0], [0, 0]],
    ['Bloor and Yonge', [-79.3868, 43.6704], 13, [2289, 2989], undefined],
    ['Bloor and Yonge, near', [-79.3868, 43.6704], 16, [18316, 23913], undefined],
  ] as const)('%s', (...row) => {
    const [, degrees, zoom, tile, within] = row;
    const [x, y] = project(degrees, zoom);
    expect([Math.floor(x / 256 + 1e-9), Math.floor(y / 256 + 1e-9)]).toEqual(tile);
    if (within) expect([Math.round(x), Math.abs(Math.round(y))]).toEqual(within);
  });
});

describe('SITE-3 the names on the map', () => {
  const neighbourhoods = createNeighbourhoods().map(({ name, latitude, longitude, weight }) => ({
    name,
    at: [longitude, latitude] as const,
    weight,
  }));

  it.each([10, 12, 14, 17, 19])('do not overlap at zoom %i', (zoom) => {
    const labels = positionLabels(neighbourhoods, zoom);
    expect(labels.length).toBeGreaterThan(8);
    for (const [index, { box }] of labels.entries()) {
      for (const { box: other } of labels.slice(index + 1)) {
        const isApart =
          box.right < other.left ||
          other.right < box.left ||
          box.bottom < other.top ||
          other.bottom < box.top;
        expect(isApart).toBe(true);
      }
    }
  });

  it('continue in the next tile if they cross an edge', () => {
    const label = positionLabels(neighbourhoods, 13).find(
      ({ box }) => Math.floor(box.left / 256) !== Math.floor(box.right / 256),
    );
    if (!label) throw new Error('No name crosses an edge.');
    const tiles = createTiles({ brand: 'guide', hasDark: false });
    const y = Math.floor(label.centre[1] / 256);
    for (const edge of [label.box.left, label.box.right]) {
      expect(tiles.load({ z: 13, x: Math.floor(edge / 256), y })).toContain(label.lines[0]);
    }
  });
});

describe('SITE-3 the names of streets', () => {
  const tiles = createTiles({ brand: 'guide', hasDark: false });
  const [x, y] = project([-79.3868, 43.6704], 16).map((px) => Math.floor(px / 256)) as [number, number];
  const near = (zoom: number) => {
    const scale = 2 ** (zoom - 16);
    const [west, north] = [Math.floor((x - 4) * scale), Math.floor((y - 4) * scale)];
    const side = Math.ceil(8 * scale) + 1;
    return Array.from({ length: side * side }, (_, index) =>
      tiles.load({ z: zoom, x: west + (index % side), y: north + Math.floor(index / side) }),
    ).join('');
  };

  it('appear once single blocks can be distinguished', () => {
    expect(near(13)).not.toContain('class="n"');
    for (const zoom of [14, 15, 16, 17]) expect(near(zoom)).toMatch(/class="n"[^>]*>(Bloor|Yonge)</);
  });

  it('are never upside down, and continue in the next tile', () => {
    const angles = [...near(16).matchAll(/rotate\((-?[\d.]+)\)/g)].map(([, degrees]) => Number(degrees));
    expect(angles.every((degrees) => degrees > -90 && degrees <= 90)).toBe(true);
    const positions = [-1, 0, 1].map((step) => {
      const box = {
        left: (x + step) * 256,
        right: (x + step + 1) * 256,
        top: (y - 8) * 256,
        bottom: (y + 8) * 256,
      };
      return labelRoads(box, 16, []).map(({ name, centre }) => `${name} ${centre.join(' ')}`);
    });
    const shared = positions[0]?.filter((position) => positions[1]?.includes(position));
    expect(shared?.length).toBeGreaterThan(0);
  });
});
