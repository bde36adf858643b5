export interface FontFile {
  family: string;
  /** Module path of the file in its package. */
  file: string;
  weight: string;
  style: 'normal' | 'italic';
  range: 'latin' | 'latin-ext';
  /** Requested together with the style sheet instead of after it. */
  isPreloaded: boolean;
}

const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/**
 * Fallbacks until the fonts are loaded: installed fonts, adjusted to the metrics of ours (measured with English text in
 * Chromium), so that no line breaks change when ours are loaded.
 */
const FALLBACK_FONT_FACES = `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica Neue');size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%;line-gap-override:0%}
@font-face{font-family:'Source Serif Fallback';src:local('Times New Roman'),local('Liberation Serif'),local('Times');size-adjust:111.7%;ascent-override:92.7%;descent-override:30%;line-gap-override:0%}`;

/** `@font-face` rules for the files with the URLs they are served at. */
export function createFontFaceCss(fonts: readonly (FontFile & { url: string })[]): string {
  const faces = fonts.map(
    ({ family, weight, style, range, url }) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');unicode-range:${UNICODE_RANGES[range]}}`,
  );
  return [FALLBACK_FONT_FACES, ...faces].join('\n');
}
