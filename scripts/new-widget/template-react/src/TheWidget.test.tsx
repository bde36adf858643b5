import { createMockBackend } from '@cityguide/api/mocks';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act, screen } from '@testing-library/react';
import { openStore } from '@cityguide/store/testing';
import widget from './widget';

let close = () => undefined as void;
afterEach(() => close());

async function openPage({ attributes = '', isMember = false } = {}) {
  const { store, close: closeStore } = openStore(createMockBackend({ isMember }));
  document.body.innerHTML = `<div data-widget="the-widget" ${attributes}><p>From the CMS</p></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const report = jest.fn();
  const mounted = await act(async () =>
    mountWidget({ element, widget, render: renderWidget, store, report }),
  );
  close = () => {
    act(() => mounted.unmount());
    closeStore();
  };
  return { report };
}

describe('TheWidget', () => {
  it('replaces what the CMS rendered', async () => {
    await openPage();
    expect(await screen.findByText('Hello.')).toBeInTheDocument();
    expect(screen.queryByText('From the CMS')).not.toBeInTheDocument();
  });

  it('shows the heading from the page', async () => {
    const { report } = await openPage({ attributes: 'data-heading="Tonight"' });
    expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeInTheDocument();
    expect(report).not.toHaveBeenCalled();
  });

  it('greets a member', async () => {
    await openPage({ isMember: true });
    expect(await screen.findByText('Welcome back.')).toBeInTheDocument();
  });
});
