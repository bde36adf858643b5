import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { defineWidget, option } from '@cityguide/widget-kit';
import { createManifestWidget } from '@cityguide/widget-kit/manifest';
import type { CheckModule } from '../modules/CheckModule';
import { createRegistry } from '../testing/createRelease';

const BASE = 'http://localhost/widgets/';
const widgets = [
  createManifestWidget(
    defineWidget({
      name: 'grid',
      title: 'Grid',
      help: 'Shows listings.',
      kind: 'react',
      load: 'visible',
      options: {
        limit: option.number({ default: 12, min: 1, max: 48, isWhole: true, help: 'How many.' }),
        search: option.flag({ help: 'Search box.' }),
      },
    }),
  ),
  createManifestWidget(
    defineWidget({
      name: 'navbar',
      title: 'Navigation bar',
      help: 'The bar.',
      kind: 'react',
      load: 'eager',
      options: {},
    }),
  ),
];

const answer =
  (body: unknown, status = 200) =>
  async () =>
    ({ ok: status < 400, status, json: async () => body }) as Response;
const timing = (name: string, part: object) => ({
  name,
  transferSize: 900,
  decodedBodySize: 2000,
  duration: 31.4,
  responseStatus: 200,
  ...part,
});

describe('the checker', () => {
  const originalFetch = globalThis.fetch;
  let timings: object[];
  let open: () => Promise<void>;

  beforeEach(() => {
    document.documentElement.lang = 'en';
    document.body.innerHTML = '<button>Before</button>';
    timings = [];
    Object.assign(performance, { getEntriesByType: () => timings });
    globalThis.fetch = answer({ schema: 'cityguide-widgets/1', widgets });
    window.cityguideRegistry = createRegistry();
    jest.isolateModules(() => {
      const { openChecker } = jest.requireActual<CheckModule>('./main');
      open = () => openChecker(BASE);
    });
  });
  afterEach(async () => {
    const button = panel()?.querySelector('button');
    button?.click();
    globalThis.fetch = originalFetch;
    delete window.cityguideRegistry;
    document.body.innerHTML = '';
  });

  const root = () => [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const panel = () => root()?.querySelector<HTMLElement>('[role="dialog"]') ?? undefined;
  async function openOn(html: string) {
    document.body.insertAdjacentHTML('beforeend', html);
    await open();
    return within(panel() as HTMLElement);
  }
  const problemsOf = async (html: string) => {
    const found = await openOn(html);
    const list = found.queryByRole('heading', { name: /Problems|Problèmes/ })?.parentElement;
    return list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  };

  it('EMBED-18.checker-points lists every mount point with how it fares', async () => {
    const found = await openOn(
      '<div data-widget="navbar" data-cg-status="ready"></div><div data-widget="grid" data-cg-status="loading"></div>',
    );
    expect(found.getByRole('heading', { name: 'Mount points (2)' })).toBeVisible();
    expect(found.getByText('– ready', { exact: false })).toHaveTextContent('navbar – ready');
    expect(found.getByText('– loading', { exact: false })).toHaveTextContent('grid – loading');
    expect(found.getByRole('status')).toHaveTextContent('No problems found.');
  });

  it('EMBED-18.checker-options shows the options as understood, and which the page has set', async () => {
    const found = await openOn('<div data-widget="grid" data-limit="24" data-cg-status="ready"></div>');
    const rows = within(found.getByRole('table', { name: 'grid', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Option', 'Value', 'From'],
      ['data-limit', '24', 'the page'],
      ['data-search', 'no', 'default'],
      ['data-load', 'visible', 'default'],
    ]);
  });

  it.each([
    ['<i data-widget="gridd" data-cg-status="failed"></i>', /no widget “gridd”.*Write data-widget="grid"/],
    ['<i data-widget="grid" data-limit="many" data-cg-status="ready"></i>', /data-limit is “many”/],
    ['<i data-widget="grid" data-cg-status="failed"></i>', /“grid” has failed.*\?cityguide-check/],
    ['<i data-widget="grid" data-cg-status="waiting"></i>', /“grid” waits until it is shown.*closed tab/],
    ['<p>No widget</p>', /no mount point.*Paste the HTML/],
    [
      '<i data-widget="grid" data-cg-status="ready"></i><script type="application/json" id="cityguide-config">{"brand":"x"}</script>',
      /brand is "x".*Correct that part of the JSON/,
    ],
    [
      '<i data-widget="grid" data-cg-status="ready"></i><script src="http://localhost/widgets/embed.js"></script><script src="http://localhost/widgets/embed.js?ver=2"></script>',
      /embed\.js is on this page twice.*Remove one/,
    ],
  ])('EMBED-18.checker-problems %s is one problem with its fix', async (html, sentence) => {
    const problems = await problemsOf(html);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(root()?.querySelector('[role="status"]')).toHaveTextContent('1 problem found.');
  });

  it('EMBED-18.checker-problems a mount point inside another one is told to be put outside', async () => {
    expect(
      await problemsOf('<div data-widget="grid" data-cg-status="ready"><i data-widget="navbar"></i></div>'),
    ).toEqual([expect.stringMatching(/“navbar” lies inside that of “grid”.*Put it outside/)]);
  });

  it('EMBED-18.checker-problems what a widget reports later is added, once', async () => {
    await openOn('<div data-widget="grid" data-cg-status="ready"></div>');
    const detail = { widget: 'grid', message: 'data at results[3].name is 7; allowed: text.' };
    for (let i = 0; i < 2; i += 1)
      document.dispatchEvent(new CustomEvent('cityguide:error', { detail, bubbles: true }));
    await waitFor(() => expect(panel()).toHaveTextContent('results[3].name is 7'));
    expect(root()?.querySelectorAll('.problems li')).toHaveLength(1);
  });

  it.each([
    [answer({}, 404), /manifest\.json answers 404.*older than this check/],
    [answer('<html>'), /is not a list of widgets: something else answers/],
    [() => Promise.reject(new TypeError('offline')), /cannot be reached.*connect-src/],
  ])(
    'EMBED-18.checker-problems a server that does not explain its widgets is told, and no name is called unknown',
    async (reply, sentence) => {
      globalThis.fetch = reply;
      expect(await problemsOf('<i data-widget="grid" data-cg-status="ready"></i>')).toEqual([
        expect.stringMatching(sentence),
      ]);
    },
  );

  it('EMBED-18.checker-files lists what was loaded of ours from where, in bytes and ms, and what is missing', async () => {
    timings = [
      timing(`${BASE}embed.js`, {}),
      timing(`${BASE}grid/1/widget.js`, { transferSize: 0 }),
      timing('https://cdn.example/theirs.js', {}),
      timing('http://localhost/api/v2/listings/', {
        transferSize: 0,
        decodedBodySize: 0,
        responseStatus: 503,
      }),
    ];
    const found = await openOn('<i data-widget="grid" data-cg-status="ready"></i>');
    const rows = within(found.getByRole('table', { name: 'Loaded files' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows).toEqual([
      'File | Bytes | ms',
      '/widgets/embed.js | 900 | 31',
      '/widgets/grid/1/widget.js | from the cache | 31',
      '/api/v2/listings/ | not told | 31',
      'Together | 900 | ',
    ]);
    expect(found.getByText(/listings\/ could not be loaded \(status 503\)/)).toBeVisible();
  });

  it('EMBED-18.checker-rest lists versions, storage, replaced functions and what a policy has refused', async () => {
    const found = await openOn('<i data-widget="grid" data-cg-status="ready"></i>');
    const sectionOf = (name: string) => found.getByRole('heading', { name }).parentElement;
    expect(sectionOf('Versions')).toHaveTextContent('embed script1.0.0 (aaaaaaaa)grid1.0.0 (aaaaaaaa)');
    expect(sectionOf('What the browser lets the page keep')).toHaveTextContent('localStorageworks');
    expect(sectionOf('Other code of the page')).toHaveTextContent(/has replaced|No function/);
    expect(sectionOf('Refused by the page’s policy')).toHaveTextContent('Nothing');
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: 'https://x.example/a.js',
        effectiveDirective: 'script-src-elem',
      }),
    );
    await waitFor(() =>
      expect(panel()).toHaveTextContent(
        /refused https:\/\/x\.example\/a\.js \(script-src-elem\).*Add its address/,
      ),
    );
  });

  it('EMBED-18.checker-keyboard takes the focus, keeps it when it is drawn again, and gives it back on Escape', async () => {
    const user = userEvent.setup();
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    await openOn('<i data-widget="grid" data-limit="x" data-cg-status="loading"></i>');
    expect(root()?.activeElement).toBe(panel());
    const show = within(panel() as HTMLElement).getAllByRole('button', { name: 'Show on the page: grid' })[0];
    show?.focus();
    document.querySelector('[data-widget]')?.setAttribute('data-cg-status', 'ready');
    await waitFor(() => expect(panel()).toHaveTextContent('grid – ready'));
    expect(root()?.activeElement).toHaveAccessibleName('Show on the page: grid');
    await user.keyboard('{Escape}');
    expect(panel()).toBeUndefined();
    expect(before).toHaveFocus();
  });

  it('EMBED-18.checker-opens is there once, however often it is called', async () => {
    await Promise.all([open(), open()]);
    expect([...document.body.children].filter(({ shadowRoot }) => shadowRoot)).toHaveLength(1);
  });

  it('EMBED-18.checker-french speaks French on a French page', async () => {
    document.documentElement.lang = 'fr-CA';
    expect(await problemsOf('<i data-widget="grid" data-limit="x" data-cg-status="ready"></i>')).toEqual([
      expect.stringMatching(/n’est pas permis.*Permis : un nombre entier de 1 à 48/),
    ]);
    expect(root()?.querySelector('h2')).toHaveTextContent('Vérification Cityguide');
  });
});
