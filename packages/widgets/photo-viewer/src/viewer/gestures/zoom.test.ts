import { MAX_SCALE, NO_ZOOM, pan, zoomAt } from './zoom';

const room = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 300 } };

describe('zooming a picture', () => {
  it('keeps the point under the finger in place', () => {
    const point = { x: 100, y: 0 };
    const { scale, x } = zoomAt(NO_ZOOM, { factor: 2, point }, room);
    // What was 100 px from the middle is now 200 px from the picture's own middle.
    expect(x + 100 * scale).toBe(100);
  });

  it('stays within its limits', () => {
    expect(zoomAt(NO_ZOOM, { factor: 100, point: { x: 0, y: 0 } }, room).scale).toBe(MAX_SCALE);
    expect(zoomAt(NO_ZOOM, { factor: 0.1, point: { x: 50, y: 0 } }, room)).toEqual(NO_ZOOM);
  });

  it('never moves an edge of the picture into the stage, and a lower picture stays in the middle', () => {
    const near = zoomAt(NO_ZOOM, { factor: 2, point: { x: 0, y: 0 } }, room);
    expect(pan(near, { x: 900, y: 900 }, room)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(pan(near, { x: -900, y: 0 }, room).x).toBe(-200);
  });
});
