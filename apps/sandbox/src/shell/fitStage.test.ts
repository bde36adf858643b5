import { fitStage } from './fitStage';

describe('fitStage', () => {
  const room = { widthPx: 640, heightPx: 500 };

  it('gives the page all the space where no screen is chosen', () => {
    expect(fitStage(null, room)).toEqual({ widthPx: 640, heightPx: 500, scale: 1 });
  });

  it('EMBED-17 keeps a screen that fits at its own width', () => {
    expect(fitStage(390, room)).toEqual({ widthPx: 390, heightPx: 500, scale: 1 });
  });

  it('EMBED-17 lays out a wider screen at its own width and scales it down', () => {
    expect(fitStage(1280, room)).toEqual({ widthPx: 1280, heightPx: 1000, scale: 0.5 });
  });

  it('does not scale until the available size is known', () => {
    expect(fitStage(1280, { widthPx: 0, heightPx: 0 }).scale).toBe(1);
  });
});
