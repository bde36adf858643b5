import { useStore } from '@cityguide/store/react';
import type { CityguideStore } from '@cityguide/store';
import { screen, waitFor } from '@testing-library/dom';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { mountInPage, type ProbeProps } from '../testing/mountInPage';

const Hello = ({ options, data }: ProbeProps) => (
  <button>
    Hello {options.place} {options.limit} {data?.name ?? 'nobody'}
  </button>
);
const fromCms = () => screen.queryByRole('link', { name: 'From the CMS' });

describe('mountWidget', () => {
  it('EMBED-2 passes the component its checked options, EMBED-3.read and its checked data', async () => {
    const { onReady } = mountInPage(Hello, {
      attributes: 'data-place="7" data-limit="3"',
      content: '<script type="application/json">{"name":"Ada"}</script>',
    });
    expect(await screen.findByRole('button', { name: 'Hello 7 3 Ada' })).toBeInTheDocument();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('EMBED-11 passes all components the store that it was given', async () => {
    const store = { site: { name: 'Our city' } } as CityguideStore;
    mountInPage(() => <p>{useStore().site.name}</p>, { store });
    expect(await screen.findByText('Our city')).toBeInTheDocument();
  });

  it('EMBED-6.until-paint EMBED-6.replaced leaves the CMS content in place until the widget has rendered, then replaces it', async () => {
    mountInPage(Hello);
    expect(fromCms()).toBeInTheDocument();
    expect(await screen.findByText(/Hello/)).toBeInTheDocument();
    expect(fromCms()).not.toBeInTheDocument();
  });

  it('EMBED-6.never-both never shows both or neither', async () => {
    const { element } = mountInPage(Hello);
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(`${!!fromCms()} ${element.textContent?.includes('Hello')}`)).observe(
      element,
      {
        childList: true,
        subtree: true,
      },
    );
    await screen.findByText(/Hello/);
    expect([...seen]).toEqual(['false true']);
  });

  it('renders into a scope that has the name of the widget', async () => {
    const { element } = mountInPage(Hello);
    await screen.findByText(/Hello/);
    expect(element.children).toHaveLength(1);
    expect(element.firstElementChild).toHaveAttribute('data-cg-scope', 'probe');
  });

  it('lets effects see the widget in the document, and focus it', async () => {
    const seen: boolean[] = [];
    mountInPage(() => {
      const field = useRef<HTMLInputElement>(null);
      useLayoutEffect(() => {
        seen.push(field.current?.isConnected ?? false);
        field.current?.focus();
      }, []);
      return <input ref={field} aria-label="Search" />;
    });
    expect(await screen.findByRole('textbox')).toHaveFocus();
    expect(seen).toEqual([true]);
  });

  it('creates ids that differ between the widgets of a page', async () => {
    const ids = new Set<string>();
    const WithId = () => <p id={useId()}>Here</p>;
    for (let i = 0; i < 2; i += 1) {
      mountInPage(WithId);
      ids.add((await screen.findByText('Here')).id);
    }
    expect(ids.size).toBe(2);
  });

  it('EMBED-5.kept keeps the CMS content when a required option is invalid, and renders nothing', async () => {
    const draw = jest.fn(() => null);
    const { issues, onFail, onReady } = mountInPage(draw, { attributes: 'data-place="x"' });
    expect(onFail).toHaveBeenCalledWith();
    expect(issues).toHaveLength(1);
    await Promise.resolve();
    expect([draw.mock.calls.length, onReady.mock.calls.length]).toEqual([0, 0]);
    expect(fromCms()).toBeInTheDocument();
  });

  describe('when the widget throws', () => {
    it('EMBED-12.falls-back during the first render, keeps the CMS content and reports the error', async () => {
      const error = new Error('broken');
      const { onFail, onReady, element } = mountInPage(() => {
        throw error;
      });
      const link = fromCms();
      await waitFor(() => expect(onFail).toHaveBeenCalledWith(error));
      expect(onReady).not.toHaveBeenCalled();
      expect(element.firstElementChild).toBe(link);
    });

    it.each([
      ['an effect', useEffect],
      ['a layout effect', useLayoutEffect],
    ])('EMBED-12.falls-back in %s of the first render, restores the CMS content', async (_, useTheEffect) => {
      const { onFail } = mountInPage(() => {
        useTheEffect(() => {
          throw new Error('broken');
        }, []);
        return <p>Drawn</p>;
      });
      await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
      expect(fromCms()).toBeInTheDocument();
      expect(screen.queryByText('Drawn')).not.toBeInTheDocument();
    });

    it('EMBED-12.falls-back at a later update, restores the same CMS nodes, with listeners and data', async () => {
      const { onFail, element } = mountInPage(
        () => {
          const [isBroken, setBroken] = useState(false);
          if (isBroken) throw new Error('broken');
          return <button onClick={() => setBroken(true)}>Break</button>;
        },
        { content: '<script type="application/json">{"name":"Ada"}</script><a href="/x/">From the CMS</a>' },
      );
      const link = fromCms();
      const onClick = jest.fn((event: Event) => event.preventDefault());
      link?.addEventListener('click', onClick);
      const before = [...element.childNodes];
      (await screen.findByRole('button', { name: 'Break' })).click();
      await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
      expect([...element.childNodes]).toEqual(before);
      fromCms()?.click();
      expect(onClick).toHaveBeenCalledTimes(1);
    });

    it('EMBED-12.throws-alone leaves another widget of the page alone', async () => {
      const { element: broken, onFail } = mountInPage(() => {
        throw new Error('broken');
      });
      const pageOfBroken = broken.cloneNode(true);
      await waitFor(() => expect(onFail).toHaveBeenCalled());
      mountInPage(Hello);
      document.body.append(pageOfBroken);
      expect(await screen.findByText(/Hello/)).toBeInTheDocument();
    });
  });

  describe('unmounting', () => {
    it('EMBED-7.restored EMBED-7.freed restores the CMS content and frees what the widget held', async () => {
      const onEnd = jest.fn();
      const { unmount } = mountInPage(() => {
        useEffect(() => onEnd, []);
        return <p>Drawn</p>;
      });
      const link = fromCms();
      await screen.findByText('Drawn');
      unmount();
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(fromCms()).toBe(link);
      expect(screen.queryByText('Drawn')).not.toBeInTheDocument();
    });

    it('EMBED-7 before the first render leaves everything as it was', async () => {
      const { unmount, onReady, element } = mountInPage(Hello);
      unmount();
      // A widget that was mounted later has rendered: nothing of the first one is pending any more.
      const next = mountInPage(() => <p>Drawn next</p>);
      await waitFor(() => expect(next.onReady).toHaveBeenCalled());
      expect(onReady).not.toHaveBeenCalled();
      expect(element).toHaveTextContent('From the CMS');
    });

    it('EMBED-7 also restores a mount point that has left the document, for when it comes back', async () => {
      const { unmount, element } = mountInPage(Hello);
      await screen.findByText(/Hello/);
      element.remove();
      unmount();
      expect(element).toHaveTextContent('From the CMS');
    });

    it('leaves alone what the CMS has written into the mount point meanwhile', async () => {
      const { unmount, element } = mountInPage(Hello);
      await screen.findByText(/Hello/);
      element.innerHTML = '<p>Fresh from the editor</p>';
      unmount();
      expect(element).toHaveTextContent(/^Fresh from the editor$/);
    });

    it('EMBED-7.moved moving the mount point keeps the widget and its state', async () => {
      const { element } = mountInPage(() => {
        const [count, setCount] = useState(0);
        return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
      });
      const button = await screen.findByRole('button');
      button.click();
      await screen.findByText('Count 1');
      document.body.append(element);
      button.click();
      expect(await screen.findByText('Count 2')).toBe(button);
    });
  });
});
