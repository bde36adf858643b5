import postcss from 'postcss';
import { raiseSelector, raiseSpecificity } from './raiseSpecificity.mjs';

const STRENGTH = ':not(#cg#cg#cg#cg)';
const SCOPE = `:where([data-cg-scope])${STRENGTH}`;

/** @param {string} css */
const raise = (css) => postcss([raiseSpecificity()]).process(css, { from: undefined }).css;

const mountPoints = [
  "[data-widget='save-button']",
  "[data-widget='ad-slot'][data-mobile='none']",
  "[data-widget='listing-actions']:not([data-cg-scope], [data-cg-status='failed'])",
  "[data-cg-scope='listing-actions'][data-look='icon'][data-widget]",
];

describe('raiseSelector', () => {
  it.each([
    ['a class', '.card', `${SCOPE} .card`],
    ['an element', 'button', `${SCOPE} button`],
    ['a descendant', '.card .name', `${SCOPE} .card .name`],
    ['a state', '.card:hover', `${SCOPE} .card:hover`],
  ])('ANY-2.ids gives %s the specificity of four ids inside a scope', (_what, selector, raised) => {
    expect(raiseSelector(selector)).toBe(raised);
  });

  it('confines a rule to another scope than a widget’s', () => {
    expect(raiseSelector('.card', '[data-widget]')).toBe(`:where([data-widget])${STRENGTH} .card`);
  });

  it('joins the specificity to a selector that is about the scope itself', () => {
    expect(raiseSelector("[data-cg-scope='navbar']")).toBe(`${STRENGTH}[data-cg-scope='navbar']`);
  });

  it('reaches what a mount point contains that waits for its widget, outside any scope', () => {
    const selector =
      "[data-widget='save-button']:not([data-cg-scope], [data-cg-status='failed']) > a:only-child";
    expect(raiseSelector(selector)).toBe(`${STRENGTH}${selector}`);
  });

  it.each(mountPoints)('ANY-1.page-wins lets every rule of the page win over %s', (selector) => {
    expect(raiseSelector(selector)).toBe(`:where(${selector})`);
  });

  it('raises a mount point inside a widget, which is its page', () => {
    const selector = "[data-cg-scope] [data-widget='newsletter']";
    expect(raiseSelector(selector)).toBe(`${STRENGTH}${selector}`);
  });

  it('is about the scope, and not the mount point, where it excludes mount points', () => {
    const selector = '[data-cg-scope]:where(:not([data-widget]))';
    expect(raiseSelector(selector)).toBe(`${STRENGTH}${selector}`);
  });

  it.each([':root', ':where(:root)', 'html', 'html.dark'])('leaves %s unchanged', (selector) => {
    expect(raiseSelector(selector)).toBe(selector);
  });
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
