import { selectTokens } from './selectTokens.mjs';

const TOKENS = `
/* colours */
:where(:root) { --cg-ink: #111; --cg-accent: #c00; --cg-saved: var(--cg-accent); --cg-gutter: 16px; --cg-quick: 160ms; }
@media (min-width: 640px) { :where(:root) { --cg-gutter: 24px; } }
@media (prefers-reduced-motion: reduce) { :where(:root) { --cg-quick: 0s; } }
`;
/** @param {string[]} sheets */
const select = (...sheets) => selectTokens(TOKENS, sheets).replace(/\s+/g, ' ');

describe('the tokens that are added to a style sheet', () => {
  it('EMBED-14.bare-page are those that it reads, and what these read in turn', () => {
    expect(select('.a { color: var(--cg-saved) }')).toBe(
      ':where(:root) { --cg-accent: #c00; --cg-saved: var(--cg-accent); }',
    );
  });

  it('EMBED-14.bare-page include their variants', () => {
    const css = select('.a { padding: var( --cg-gutter ); transition: color var(--cg-quick) }');
    expect(css).toContain('@media (min-width: 640px) { :where(:root) { --cg-gutter: 24px; } }');
    expect(css).toContain('@media (prefers-reduced-motion: reduce) { :where(:root) { --cg-quick: 0s; } }');
    expect(css).not.toContain('--cg-ink');
  });

  it('are not those that it sets itself, nor names of its own', () => {
    expect(
      select('.a { --cg-ink: red; --cg-card-gap: 4px; color: var(--cg-ink); gap: var(--cg-card-gap) }'),
    ).toBe('');
  });
});
