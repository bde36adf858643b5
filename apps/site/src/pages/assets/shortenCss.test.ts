import { shortenCss } from './shortenCss';

describe('shortenCss', () => {
  it('leaves out comments, indentation and empty lines', () => {
    const css = `/* A card. */\n.card {\n  color: red; /* for now */\n\n  margin: 0 /* none */ auto;\n}\n`;
    expect(shortenCss(css)).toBe('.card {\ncolor: red;\nmargin: 0  auto;\n}');
  });

  it('keeps what stands in strings', () => {
    const css = `a::before { content: '/* "kept" */' / ''; }\nb { content: "it\\"s /* kept */"; }`;
    expect(shortenCss(css)).toBe(css);
  });
});
