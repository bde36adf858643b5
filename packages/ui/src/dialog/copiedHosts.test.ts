import { waitFor } from '@testing-library/dom';
import { openModalHost } from './openModalHost';

const openHost = () => openModalHost({ opener: null, onClose: () => undefined });
const inertNames = () => [...document.querySelectorAll('[inert]')].map(({ nodeName }) => nodeName);

describe('a body that comes back as a copy', () => {
  afterEach(() => document.body.replaceChildren());

  it('ANY-7.turbo has no dialog that was open when it was copied, and everything in it can be used', async () => {
    document.body.innerHTML = '<main>Words</main><aside inert>The page’s own</aside>';
    const { host, close } = openHost();
    host.append('Log in');
    const copy = document.body.cloneNode(true);
    close();
    document.body.replaceWith(copy);
    await waitFor(() => expect(document.body).not.toHaveTextContent('Log in'));
    expect(inertNames()).toEqual(['ASIDE']);
  });

  it('ANY-7.htmx so with a body whose content comes back', async () => {
    document.body.innerHTML = '<main>Words</main>';
    const { close } = openHost();
    const html = document.body.innerHTML;
    close();
    document.body.innerHTML = html;
    await waitFor(() => expect(document.querySelector('[data-cg-scope]')).toBeNull());
    expect(inertNames()).toEqual([]);
  });

  it('ANY-7.redrawn leaves a dialog that is open, and what it makes inert', async () => {
    document.body.innerHTML = '<main>Words</main>';
    const { host, close } = openHost();
    document.body.append('More', host.cloneNode(true));
    await waitFor(() => expect(document.querySelectorAll('[data-cg-scope]')).toHaveLength(1));
    expect(host).toBeInTheDocument();
    expect(inertNames()).toEqual(['MAIN']);
    close();
    expect(inertNames()).toEqual([]);
  });
});

describe('a dialog that the page removes', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['with its whole body', () => document.body.replaceWith(document.createElement('body'))],
    ['with all that is in its body', () => document.body.replaceChildren('New')],
  ])('ANY-7.redrawn is closed %s, and the focus stays where the page has it', async (_name, redraw) => {
    document.body.innerHTML = '<button>Log in</button>';
    const opener = document.querySelector('button');
    const onClose = jest.fn();
    const { close } = openModalHost({ opener, onClose });
    redraw();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    document.body.append(opener ?? '');
    close();
    expect(document.body).toHaveFocus();
  });

  it('ANY-7.redrawn is not closed again when it closes by itself', async () => {
    const onClose = jest.fn();
    openModalHost({ opener: null, onClose }).close();
    document.body.append('More');
    await Promise.resolve();
    expect(onClose).not.toHaveBeenCalled();
  });
});
