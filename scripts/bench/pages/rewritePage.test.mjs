import { emptyMountPoint, insertBefore, keepWidgets, loadAt, withoutEmbed } from './rewritePage.mjs';

const page = `<head>
<link rel="modulepreload" href="/widgets/navbar/1.0.0-ab/widget.js"><link rel="stylesheet" href="/site.css">
<script async src="/widgets/embed.js"></script>
</head><div data-widget="navbar"><a>Log in</a></div><div class="grid" data-widget="listing-grid"></div>`;

describe('rewritten page', () => {
  it('loses only the embed script and the links that belong to it', () => {
    const bare = withoutEmbed(page);
    expect(bare).not.toContain('/widgets/');
    expect(bare).toContain('/site.css');
    expect(bare).toContain('<a>Log in</a>');
  });

  it('keeps the named mount points', () => {
    const rewritten = keepWidgets(page, ['navbar']);
    expect(rewritten).toContain('data-widget="navbar"');
    expect(rewritten).not.toContain('data-widget="listing-grid"');
    expect(rewritten).toContain('<div class="grid" data-left-out="listing-grid">');
  });

  it('throws if a page is not as expected', () => {
    expect(() => withoutEmbed('<head></head>')).toThrow('has no');
    expect(() => keepWidgets(page, ['photo-viewer'])).toThrow('photo-viewer');
    expect(() => loadAt(page, 'photo-viewer', 'eager')).toThrow('has no');
    expect(() => insertBefore(page, '</nav>', '<button>')).toThrow('has no');
  });

  it('inserts markup verbatim, including dollar signs', () => {
    expect(insertBefore('<b></b>', '</b>', '<i title="$&$\'">')).toBe('<b><i title="$&$\'"></b>');
  });

  it('gives one widget another strategy', () => {
    expect(loadAt(page, 'navbar', 'eager')).toContain('<div data-widget="navbar" data-load="eager">');
  });

  it('can lose the content of a mount point, including nested elements of the same kind', () => {
    const nested = '<div data-widget="grid" class="a"><div>1</div><div><div>2</div></div></div><div>3</div>';
    expect(emptyMountPoint(nested, 'grid')).toBe('<div data-widget="grid" class="a"></div><div>3</div>');
    expect(() => emptyMountPoint('<div data-widget="grid"><div></div>', 'grid')).toThrow('no end');
  });
});
