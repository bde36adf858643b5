import { waitFor } from '@testing-library/dom';
import { openPage, type OpenPage } from '../testing/openPage';

const statusOf = (element: Element | null) => element?.getAttribute('data-cg-status');
const KEPT = '<template data-cg-fallback=""><p>From the CMS</p></template>';

describe('copies of mount points', () => {
  let page: OpenPage;
  afterEach(() => page.close());

  it('ANY-7.cloned ANY-7.redrawn start from the CMS’s content, where the copy has it', async () => {
    page = openPage({
      html: `<div data-widget="navbar" data-cg-status="ready"><div data-cg-scope="navbar"><b>Drawn</b><i data-widget="button" data-cg-status="ready">${KEPT.replace('CMS', 'menu')}</i>${KEPT}</div></div>`,
    });
    const [copy] = page.points;
    await waitFor(() => expect(statusOf(copy ?? null)).toBe('ready'));
    expect(copy?.innerHTML).toBe('<p>From the CMS</p>');
    expect(copy).not.toHaveAttribute('data-cg-copy');
  });

  it('ANY-7.cloned are marked for their widget, where it enhances what the CMS wrote', async () => {
    page = openPage({ html: '<i data-widget="navbar" data-cg-status="ready"><a href="/x">Saved</a></i>' });
    const [copy] = page.points;
    await waitFor(() => expect(copy).toHaveAttribute('data-cg-copy'));
    expect(copy?.innerHTML).toBe('<a href="/x">Saved</a>');
  });

  it('ANY-7.turbo one of our own mount points is removed', async () => {
    page = openPage({ html: '<i data-widget="navbar" data-cg-own data-cg-status="ready"></i><p>Words</p>' });
    await waitFor(() => expect(document.body.innerHTML).toBe('<p>Words</p>'));
    expect(page.core.opened).toHaveLength(0);
  });

  it('EMBED-7.moved a mount point that is none is left as it is', async () => {
    page = openPage({ html: '<i data-widget="navbar"></i><i data-widget="navbar" data-cg-own></i>' });
    await waitFor(() => expect(page.points.map(statusOf)).toEqual(['ready', 'ready']));
    for (const point of page.points) expect(point).not.toHaveAttribute('data-cg-copy');
  });
});
