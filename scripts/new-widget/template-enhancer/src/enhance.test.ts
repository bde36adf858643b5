import { createMockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openStore } from '@cityguide/store/testing';
import widget from './widget';

const user = userEvent.setup();
let close = () => undefined as void;
afterEach(() => close());

function openPage(attributes = '') {
  const { store, close: closeStore } = openStore(createMockBackend());
  document.body.innerHTML = `<div data-widget="the-widget" ${attributes}><button>Switch</button></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const many = enhanceMany({ widget, store, site: defaultSiteConfig, report: jest.fn() });
  many.add([element]);
  close = () => {
    many.stop();
    closeStore();
  };
  return { remove: () => many.remove(element) };
}

describe('the-widget', () => {
  it('starts as the page says', () => {
    openPage('data-is-on');
    expect(screen.getByRole('button', { name: 'Switch', pressed: true })).toBeInTheDocument();
  });

  it('switches on a press, and back', async () => {
    openPage();
    const button = screen.getByRole('button', { pressed: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('restores the button as the CMS made it when its mount point is removed', () => {
    const { remove } = openPage('data-is-on');
    remove();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  });
});
