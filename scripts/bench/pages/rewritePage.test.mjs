import { emptyMountPoint, insertBefore, keepWidgets, loadAt, withoutEmbed } from './rewritePage.mjs';

const page = `<head>
<link rel="modulepreload" href="/widgets/navbar/1.0.0-ab/widget.js"><link rel="stylesheet" href="/site.css">
<script async src="/widgets/embed.js"></script>
</head><div data-widget="navbar"><a>Log in</a></div><div class="grid" data-widget="listing-grid"></div>`;

describe('rewritten page', () => {
  it('loses the embed script and what is fetched for it, and nothing else', () => {
    const bare = withoutEmbed(page);
    expect(bare).not.toContain('/widgets/');
    expect(bare).toContain('/site.css');
    expect(bare).toContain('<a>Log in</a>');
  });

  it('keeps the mount points that are named', () => {
    const kept = keepWidgets(page, ['navbar']);
    expect(kept).toContain('data-widget="navbar"');
    expect(kept).not.toContain('data-widget="listing-grid"');
    expect(kept).toContain('<div class="grid" data-left-out="listing-grid">');
  });

  it('says so where a page is not what it is taken for', () => {
    expect(() => withoutEmbed('<head></head>')).toThrow('has no');
    expect(() => keepWidgets(page, ['photo-viewer'])).toThrow('photo-viewer');
    expect(() => loadAt(page, 'photo-viewer', 'eager')).toThrow('has no');
    expect(() => insertBefore(page, '</nav>', '<button>')).toThrow('has no');
  });

  it('takes markup as it stands, dollar signs and all', () => {
    expect(insertBefore('<b></b>', '</b>', '<i title="$&$\'">')).toBe('<b><i title="$&$\'"></b>');
  });

  it('gives one widget another strategy', () => {
    expect(loadAt(page, 'navbar', 'eager')).toContain('<div data-widget="navbar" data-load="eager">');
  });

  it('can lose what stands in a mount point, other elements of its kind included', () => {
    const nested = '<div data-widget="grid" class="a"><div>1</div><div><div>2</div></div></div><div>3</div>';
    expect(emptyMountPoint(nested, 'grid')).toBe('<div data-widget="grid" class="a"></div><div>3</div>');
    expect(() => emptyMountPoint('<div data-widget="grid"><div></div>', 'grid')).toThrow('no end');
  });
});
