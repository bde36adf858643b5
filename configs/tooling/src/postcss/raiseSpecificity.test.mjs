import postcss from 'postcss';
import { raiseSelector, raiseSpecificity } from './raiseSpecificity.mjs';

const SCOPE = ':is(#cg, [data-cg-scope])';

/** @param {string} css */
const raise = (css) => postcss([raiseSpecificity()]).process(css, { from: undefined }).css;

describe('raiseSelector', () => {
  it.each([
    ['a class', '.card', `${SCOPE} .card`],
    ['an element', 'button', `${SCOPE} button`],
    ['a descendant', '.card .name', `${SCOPE} .card .name`],
    ['a state', '.card:hover', `${SCOPE} .card:hover`],
  ])('gives %s the specificity of an id inside a scope', (_what, selector, raised) => {
    expect(raiseSelector(selector)).toBe(raised);
  });

  it('joins the specificity to a selector that is about the scope itself', () => {
    expect(raiseSelector("[data-cg-scope='navbar']")).toBe(`${SCOPE}[data-cg-scope='navbar']`);
  });

  it('reaches a mount point that waits for its widget, outside any scope', () => {
    expect(raiseSelector("[data-widget='save-button'] > a")).toBe(
      ":is(#cg, [data-widget])[data-widget='save-button'] > a",
    );
  });

  it.each([':root', ':where(:root)', 'html', 'html.dark', `${SCOPE} .card`])(
    'leaves %s unchanged',
    (selector) => {
      expect(raiseSelector(selector)).toBe(selector);
    },
  );
});

describe('raiseSpecificity', () => {
  it('raises each selector of a list separately', () => {
    expect(raise('.a, .b { color: red }')).toBe(`${SCOPE} .a, ${SCOPE} .b { color: red }`);
  });

  it('raises a rule once, also where several plugins make postcss visit it again', () => {
    const twice = postcss([raiseSpecificity(), raiseSpecificity()]);
    expect(twice.process('.a { color: red }', { from: undefined }).css).toBe(`${SCOPE} .a { color: red }`);
  });

  it('reaches rules inside media queries', () => {
    expect(raise('@media print { .a { display: none } }')).toContain(`${SCOPE} .a`);
  });

  it('leaves the steps of key frames alone, prefixed ones too', () => {
    const frames = '@keyframes pop { from { opacity: 0 } 50% { opacity: 1 } }';
    expect(raise(frames)).toBe(frames);
    expect(raise(frames.replace('@keyframes', '@-webkit-keyframes'))).not.toContain('#cg');
  });

  it('leaves tokens on the root alone', () => {
    expect(raise(':where(:root) { --cg-ink: #111 }')).toBe(':where(:root) { --cg-ink: #111 }');
  });
});
