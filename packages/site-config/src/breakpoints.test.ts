import { breakpoints, findScreenType, media, menuSlideMs } from './breakpoints';
import { keyNames } from './keyNames';

/** Whether a viewport of this width matches a query of ours. */
function matches(query: string, widthPx: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return bounds.every(([, side, px]) => (side === 'min' ? widthPx >= Number(px) : widthPx <= Number(px)));
}

describe('breakpoints', () => {
  it.each([
    [320, 'xSmall'],
    [639, 'xSmall'],
    [639.5, 'xSmall'],
    [640, 'small'],
    [940, 'small'],
    [940.5, 'small'],
    [941, 'medium'],
    [1019, 'medium'],
    [1020, 'large'],
    [2560, 'large'],
  ] as const)('NAV-14.screens %d px is %s, for code and for style sheets', (widthPx, screenType) => {
    expect(findScreenType(widthPx)).toBe(screenType);
    const types = ['xSmall', 'small', 'medium', 'large'] as const;
    expect(types.filter((type) => matches(media[type], widthPx))).toEqual([screenType]);
  });

  it.each([
    [1024, true],
    [1024.5, true],
    [1025, false],
  ])('NAV-14.bar the navigation bar is medium at %d px: %p', (widthPx, isMedium) => {
    expect(matches(media.navigationMedium, widthPx)).toBe(isMedium);
    expect(matches(media.navigationLarge, widthPx)).toBe(!isMedium);
  });

  it('NAV-14.keys names the numbers, the slide and the keys once', () => {
    expect(breakpoints).toEqual({
      xSmallMaxPx: 639,
      smallMaxPx: 940,
      mediumMaxPx: 1019,
      navigationMediumMaxPx: 1024,
    });
    expect(menuSlideMs).toBe(500);
    expect(keyNames).toEqual({ escape: 'Escape', enter: 'Enter', backspace: 'Backspace' });
  });
});
