import { createMockBackend } from '@cityguide/api/mocks';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act, screen } from '@testing-library/react';
import { openStore } from './testing/openStore';
import widget from './widget';

let close = () => undefined as void;
afterEach(() => close());

async function openPage({ isMember = false } = {}) {
  const { store, close: closeStore } = openStore(createMockBackend({ isMember }));
  document.body.innerHTML = `<div data-widget="onboarding"><p>From the CMS</p></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const report = jest.fn();
  const mounted = await act(async () =>
    mountWidget({ element, widget, render: renderWidget, store, report }),
  );
  close = () => {
    act(() => mounted.unmount());
    closeStore();
  };
}

describe('Onboarding', () => {
  it('takes the place of what the CMS rendered', async () => {
    await openPage();
    expect(await screen.findByText('Hello.')).toBeInTheDocument();
    expect(screen.queryByText('From the CMS')).not.toBeInTheDocument();
  });

  it('greets a member', async () => {
    await openPage({ isMember: true });
    expect(await screen.findByText('Welcome back.')).toBeInTheDocument();
  });
});
