/** Where a page may put a mount point: the page's styles, and the HTML around it. */
export interface LayoutContext {
  css: string;
  wrap(mountPoint: string): string;
}

/** Text of the page before the mount point, from which the room above it is measured. */
const TEXT = '<p>Words of the page.</p>';

const inside = (className: string) => (mountPoint: string) =>
  `<div class="${className}">${TEXT}${mountPoint}${TEXT}</div>`;

/**
 * Contexts in which the page alone determines x and width. Lengths in `em` on purpose: a mount point keeps the page's
 * font size.
 */
export const layoutContexts: Readonly<Record<string, LayoutContext>> = {
  'auto margins and max-width': {
    css: '.block { font-size: 20px } .block > * { max-width: 30em; margin: 1.5em auto }',
    wrap: inside('block'),
  },
  'named grid lines': {
    css: `.lines { display: grid; grid-template-columns: [full-start] 5% [main-start] minmax(0, 40em) [main-end] 1fr [full-end] }
      .lines > * { grid-column: main-start / main-end }`,
    wrap: inside('lines'),
  },
  'a flex row': {
    css: '.row { display: flex; gap: 1em } .row > * { flex: 1 1 0; min-width: 0 } .row > p { flex: none; width: 4em }',
    wrap: inside('row'),
  },
  'a flex column': {
    css: '.column { display: flex; flex-direction: column; gap: 1em } .column > * { align-self: flex-end; width: 80% }',
    wrap: inside('column'),
  },
  'a float': {
    css: '.float { display: flow-root } .float > div, .float > nav { float: right; width: 70%; margin: 0 0 1em 1em }',
    wrap: inside('float'),
  },
  columns: {
    css: '.columns { columns: 2; column-gap: 2em } .columns > p { height: 3em } .columns > * { break-inside: avoid }',
    wrap: inside('columns'),
  },
  'position: sticky': {
    css: '.sticky > div, .sticky > nav { position: sticky; top: 2em; width: 50%; margin-inline-start: auto }',
    wrap: inside('sticky'),
  },
  'a table cell': {
    css: '.cell table { table-layout: fixed; width: 100%; border-spacing: 1em }',
    wrap: (mountPoint) =>
      `<div class="cell"><table><tr><td>${TEXT}</td><td>${TEXT}${mountPoint}</td></tr></table></div>`,
  },
  'dir=rtl': {
    css: '.rtl > * { max-width: 25em; margin-inline: 2em auto }',
    wrap: (mountPoint) => `<div dir="rtl">${inside('rtl')(mountPoint)}</div>`,
  },
  // As the default themes of two systems place what an author writes.
  'a classic theme’s column': {
    css: `.entry { font-size: 20px; line-height: 1.7 } .entry > *:not(.wide):not(.full) { width: calc(100% - 30px); max-width: 610px; margin: 30px auto }
      .entry > *:first-child { margin-top: 0 } .entry div { letter-spacing: 0.02em }`,
    wrap: inside('entry'),
  },
  'a block theme’s column': {
    css: '.constrained > :where(:not(.left):not(.right)) { max-width: 650px; margin-left: auto !important; margin-right: auto !important } .constrained > * + * { margin-block: 1.5rem 0 }',
    wrap: inside('constrained'),
  },
  'a canvas of named lines': {
    css: `.canvas { display: grid; grid-template-columns: [full-start] minmax(4vw, auto) [wide-start] minmax(auto, 240px) [main-start] min(720px, calc(100% - 8vw)) [main-end] minmax(auto, 240px) [wide-end] minmax(4vw, auto) [full-end] }
      .canvas > * { grid-column: main-start / main-end; margin-top: 2em }`,
    wrap: inside('canvas'),
  },
};
