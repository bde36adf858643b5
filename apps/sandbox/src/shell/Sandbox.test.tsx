import { defineWidget, option, shape } from '@cityguide/widget-kit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSandbox } from '../state/createSandbox';
import { createStageRecord } from './createStageRecord';
import { Sandbox } from './Sandbox';

const definition = defineWidget({
  name: 'opening-hours',
  title: 'Opening hours',
  help: 'When a place is open.',
  kind: 'react',
  load: 'visible',
  options: {
    listingId: option.id({ required: true, help: 'Which place.' }),
    days: option.number({ default: 7, min: 1, max: 7, help: 'How many days.' }),
    look: option.choice(['table', 'line'], { default: 'table', help: 'How it looks.' }),
    isShort: option.flag({ help: 'Without closed days.' }),
  },
  data: shape.object({ place: shape.text() }),
});
const catalogue = [
  {
    definition,
    scenarios: [
      { name: 'Open', options: { listingId: 41 } },
      { name: 'Slow', backend: 'slow' as const },
    ],
  },
  {
    definition: { ...definition, name: 'clock', title: 'Clock', options: {}, data: undefined },
    scenarios: [{ name: 'Now' }],
  },
];
const user = userEvent.setup();

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function open(search = '') {
  window.history.replaceState(null, '', `/${search}`);
  const record = createStageRecord();
  const sandbox = createSandbox({ catalogue, location: window.location, history: window.history });
  render(<Sandbox catalogue={catalogue} sandbox={sandbox} record={record} />);
  return { record };
}
const snippet = () => screen.getByRole('region', { name: 'HTML to paste' });
const stage = () => screen.getByTitle<HTMLIFrameElement>('Stage');

describe('Sandbox', () => {
  it('EMBED-17.alone EMBED-17.scenarios lists every widget and the scenarios of the one that is shown', async () => {
    open();
    const menu = screen.getByRole('navigation', { name: 'Widgets' });
    expect(within(menu).getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(menu).getByRole('link', { name: /Clock/ }));
    expect(screen.getByRole('heading', { name: 'Clock' })).toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?widget=clock&scenario=Now');
  });

  it('EMBED-17.controls EMBED-2.help renders a control for each option of the definition', () => {
    open();
    expect(screen.getByRole('spinbutton', { name: /data-listing-id required/ })).toHaveValue(41);
    expect(screen.getByRole('spinbutton', { name: 'data-days' })).toHaveValue(7);
    expect(screen.getByRole('combobox', { name: 'data-look' })).toHaveValue('table');
    expect(screen.getByRole('checkbox', { name: 'data-is-short' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'data-look' })).toHaveAccessibleDescription('How it looks.');
  });

  it('writes the controls’ values into the URL and the HTML to paste', async () => {
    open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'data-look' }), 'line');
    await user.click(screen.getByRole('checkbox', { name: 'data-is-short' }));
    expect(window.location.search).toContain('option.look=line&option.isShort=true');
    expect(snippet()).toHaveTextContent('data-listing-id="41" data-look="line" data-is-short');
  });

  it('says what is allowed where the widget would reject a text', async () => {
    open();
    const days = screen.getByRole('spinbutton', { name: 'data-days' });
    await user.clear(days);
    await user.type(days, '9');
    expect(days).toBeInvalid();
    expect(days).toHaveAccessibleDescription('How many days. Allowed: a number from 1 to 7.');
    expect(snippet()).not.toHaveTextContent('data-days');
  });

  it('resets changed options', async () => {
    open('?option.look=line');
    expect(screen.getByRole('combobox', { name: 'data-look' })).toHaveValue('line');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('combobox', { name: 'data-look' })).toHaveValue('table');
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  it('EMBED-17 reloads the page for another brand, visitor or backend, but not for other options', async () => {
    open();
    const first = stage();
    await user.click(screen.getByRole('checkbox', { name: 'data-is-short' }));
    await user.click(screen.getByRole('radio', { name: 'Small' }));
    expect(stage()).toBe(first);
    await user.click(screen.getByRole('radio', { name: 'News' }));
    expect(stage()).not.toBe(first);
    expect(stage().src).toContain('brand=news');
    await user.click(screen.getByRole('radio', { name: 'Member' }));
    await user.click(screen.getByRole('radio', { name: 'Error' }));
    expect(stage().src).toMatch(/visitor=member&backend=error&option.isShort=true/);
  });

  it('takes visitor and backend from the scenario', async () => {
    open();
    await user.click(screen.getByRole('link', { name: 'Slow' }));
    expect(screen.getByRole('radio', { name: 'Slow' })).toBeChecked();
  });

  it('shows the stage’s log, the newest first, and clears it on demand', async () => {
    const { record } = open();
    act(() => {
      record.handleMessage({ cityguide: 'status', status: 'ready' });
      record.handleMessage({
        cityguide: 'log',
        line: { kind: 'call', name: 'GET', detail: 'listings/ → 200' },
      });
      record.handleMessage({
        cityguide: 'log',
        line: { kind: 'event', name: 'cityguide:ready', detail: '{}' },
      });
    });
    const log = screen.getByRole('region', { name: 'Events and requests' });
    expect(
      within(log)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['cityguide:ready{}', 'GETlistings/ → 200']);
    expect(screen.getByText('Ready', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(within(log).getByRole('button', { name: 'Clear' }));
    expect(within(log).getByText('Nothing yet.')).toBeInTheDocument();
  });

  it('copies the HTML, and says if the browser does not allow it', async () => {
    open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('<div data-widget="opening-hours"'));
    expect(within(snippet()).getByRole('status')).toHaveTextContent('Copied');
    write.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(within(snippet()).getByRole('status')).toHaveTextContent('select the text instead');
  });

  it('finds widgets and scenarios by their names', async () => {
    open();
    const menu = screen.getByRole('navigation', { name: 'Widgets' });
    const field = within(menu).getByRole('searchbox', { name: 'Find a widget or scenario' });
    await user.type(field, 'SLO');
    expect(within(menu).getByRole('link', { name: 'Slow' })).toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: /Clock/ })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'clock');
    await user.click(within(menu).getByRole('link', { name: 'Now' }));
    expect(screen.getByRole('heading', { name: 'Clock' })).toBeInTheDocument();
    await user.type(field, 'x');
    expect(within(menu).getByRole('status')).toHaveTextContent('Nothing is called “clockx”.');
  });

  it('shows the page in the other language, also of the next widget', async () => {
    open();
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(stage().src).toContain('language=fr-CA');
    await user.click(screen.getByRole('link', { name: /Clock/ }));
    expect(stage().src).toContain('language=fr-CA');
  });

  it('shows what axe found, and clears it when the page changes', async () => {
    const { record } = open();
    const panel = within(screen.getByRole('region', { name: 'Accessibility' }));
    const postMessage = jest.spyOn(stage().contentWindow as Window, 'postMessage');
    await user.click(panel.getByRole('button', { name: 'Check' }));
    expect(postMessage).toHaveBeenCalledWith({ cityguide: 'check' }, window.location.origin);
    const violation = {
      rule: 'label',
      help: 'Fields must have labels',
      impact: 'serious',
      selectors: ['input'],
    };
    act(() => record.handleMessage({ cityguide: 'violations', violations: [violation] }));
    expect(panel.getByRole('status')).toHaveTextContent('axe finds one fault.');
    expect(panel.getByRole('listitem')).toHaveTextContent('Fields must have labels serious');
    act(() => record.handleMessage({ cityguide: 'violations', violations: [] }));
    expect(panel.getByRole('status')).toHaveTextContent('axe finds no faults.');
    act(() => record.handleMessage({ cityguide: 'status', status: 'loading' }));
    expect(panel.getByRole('status')).toBeEmptyDOMElement();
  });

  it('edits the page’s data, notifies the stage, and says what the widget would reject', async () => {
    open();
    const first = stage();
    const editor = screen.getByRole('textbox', { name: 'JSON in the mount point' });
    const postMessage = jest.spyOn(first.contentWindow as Window, 'postMessage');
    await user.click(editor);
    await user.paste('{"place":"Here"}');
    expect(stage()).toBe(first);
    expect(postMessage).toHaveBeenLastCalledWith(
      expect.objectContaining({ data: '{"place":"Here"}' }),
      expect.anything(),
    );
    expect(snippet()).toHaveTextContent('{"place":"Here"}');
    expect(editor).toBeValid();
    expect(new URLSearchParams(window.location.search).get('data')).toBe('{"place":"Here"}');
    await user.type(editor, '!');
    expect(editor).toBeInvalid();
    expect(editor).toHaveAccessibleDescription(/not JSON/);
    await user.click(screen.getByRole('button', { name: 'Reset data' }));
    expect(editor).toHaveValue('');
    expect(editor).toBeValid();
  });

  it('has no data editor if the widget takes no data', () => {
    open('?widget=clock');
    expect(screen.queryByRole('region', { name: 'Data' })).not.toBeInTheDocument();
  });
});
