import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import widget from './widget';

const THANKS =
  "Thanks for signing up to our newsletter - we're excited to have you on board. Expect to hear from us soon.";
const POST = { method: 'POST', path: 'profiles/guest-newsletters/' };

/** A form as the CMS renders it. */
const form = (type = 'foods') => `<div data-widget="newsletter" data-type="${type}">
  <form class="cg-newsletter" method="post" action="/newsletters/">
    <label for="e-${type}">Email</label><input id="e-${type}" name="email" type="email" required>
    <button>Subscribe</button><p class="cg-newsletter-fault"></p>
    <label><input type="checkbox" name="promotions" value="true">Offers</label>
    <label><input type="checkbox" name="all" value="true">All</label>
    <label>Leave this empty <input name="comment"></label>
    <input type="hidden" name="${type}" value="true"><input type="hidden" name="stamp" value="a.b">
  </form></div>`;

let backend: MockBackend;
let announce: jest.Mock;
let page: Awaited<ReturnType<typeof enhancePage>>;
const ends: (() => void)[] = [];
const user = userEvent.setup();

async function openPage(html = form(), site: Partial<SiteConfig> = {}) {
  backend = createMockBackend();
  const opened = openStore(backend, { ...defaultSiteConfig, ...site });
  announce = opened.announce;
  page = await enhancePage(widget, { html, store: opened.store, site });
  ends.push(() => page.stop(), opened.close);
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const theForm = () => document.querySelector('form') as HTMLFormElement;
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const posts = () => backend.calls.filter(({ path }) => path === POST.path).map(({ body }) => body);
const isReduced = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

/** Moves each text node into a new element, as page translators do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

beforeEach(() => isReduced(true));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

describe('a sign-up', () => {
  it('NEWS-1.thanks NEWS-3.email NEWS-3.flags NEWS-3.promotions sends the page’s form by Enter and is replaced with a thank-you message', async () => {
    await openPage();
    await user.type(email(), 'jo+tag@example.com{Enter}');
    expect(await screen.findByText(new RegExp(THANKS))).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    expect(posts()).toEqual([
      {
        ...{ email: 'jo+tag@example.com', stamp: 'a.b', all: false },
        ...{ events: false, foods: true, real_estate: false, travel: false, contests: false, default: false },
      },
    ]);
  });

  it('NEWS-2.boxes NEWS-6.other-backend sends what is ticked, and what bots fill in', async () => {
    await openPage(form('default'));
    await user.type(email(), 'jo@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Leave this empty' }), 'Buy now');
    await user.click(screen.getByRole('checkbox', { name: 'Offers' }));
    await user.click(screen.getByRole('checkbox', { name: 'All' }));
    await user.click(button());
    await screen.findByText(new RegExp(THANKS));
    expect(posts()).toMatchObject([{ promotions: true, all: true, default: true, comment: 'Buy now' }]);
  });

  it('O-NWS-01 moves the focus to the thank-you message, which is shown once', async () => {
    await openPage();
    await user.type(email(), 'jo@example.com{Enter}');
    const thanks = await screen.findByText(new RegExp(THANKS));
    expect(thanks).toHaveFocus();
    expect(document.body.textContent?.split('Thanks for signing up')).toHaveLength(2);
    expect(announce).not.toHaveBeenCalled();
  });

  it('O-NWS-01 is announced if the visitor has moved on, and does not take the focus', async () => {
    await openPage(`${form()}<a href="/x">Other</a>`);
    await user.type(email(), 'jo@example.com');
    fireEvent.submit(theForm());
    screen.getByText('Other').focus();
    await screen.findByText(new RegExp(THANKS));
    expect(screen.getByText('Other')).toHaveFocus();
    expect(announce).toHaveBeenCalledWith(expect.stringContaining(THANKS));
  });

  it('NEWS-6.double-opt-in asks to confirm a mail, where the server requires it', async () => {
    await openPage();
    await user.type(email(), 'jo@example.com{Enter}');
    expect(await screen.findByText(/One step is left: confirm by the link/)).toBeVisible();
  });

  it('O-A11Y-02 does not wait for a transition with reduced motion', async () => {
    await openPage();
    fireEvent.change(email(), { target: { value: 'jo@example.com' } });
    fireEvent.submit(theForm());
    await waitFor(() => expect(theForm()).toHaveAttribute('data-cg-state', 'success'));
    expect(await screen.findByText(new RegExp(THANKS), {}, { timeout: 50 })).toBeVisible();
  });

  it('EMBED-13.newsletter emits a page event with its type, from the mount point', async () => {
    await openPage();
    const emitted: unknown[] = [];
    document.addEventListener('cityguide:newsletter', ({ detail, target }) => emitted.push(detail, target), {
      once: true,
    });
    await user.type(email(), 'jo@example.com{Enter}');
    await screen.findByText(new RegExp(THANKS));
    expect(emitted).toEqual([{ type: 'foods' }, document.querySelector('[data-widget]')]);
  });

  it('O-FRM-02 is sent once however often it is pressed', async () => {
    await openPage();
    backend.injectFault(POST, { kind: 'hang' });
    await user.type(email(), 'jo@example.com');
    await user.dblClick(button());
    fireEvent.submit(theForm());
    expect(theForm()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('O-FRM-05 is not sent by Enter during a composition', async () => {
    await openPage();
    await user.type(email(), 'jo@example.com');
    fireEvent.keyDown(email(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(email(), { key: 'Enter', keyCode: 229 });
    expect(theForm()).not.toHaveAttribute('data-cg-state');
  });

  it('O-EMB-02 works after a translator has changed the page', async () => {
    await openPage();
    translate();
    await user.type(email(), 'nonsense{Enter}');
    translate();
    await user.clear(email());
    await user.type(email(), 'jo@example.com{Enter}');
    expect(await screen.findByText(new RegExp(THANKS))).toBeVisible();
  });
});

describe('errors', () => {
  it('NEWS-2.marked NEWS-2.not-sent an invalid email is marked at the field, and nothing is sent', async () => {
    await openPage();
    await user.type(email(), 'jo@example');
    await user.click(button());
    expect(theForm()).toHaveClass('invalid-email');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('* Enter a valid email address.');
    expect(posts()).toEqual([]);
    await user.type(email(), '.com{Enter}');
    expect(await screen.findByText(new RegExp(THANKS))).toBeVisible();
  });

  it('NEWS-3.at-field O-NWS-03 the server’s error about the email is shown at the field, as text', async () => {
    await openPage();
    const body = { email: ['<b>already</b> subscribed', 'more'] };
    backend.injectFault(POST, { kind: 'fail', status: 400, body });
    await user.type(email(), 'jo@example.com{Enter}');
    expect(await screen.findByText('* <b>already</b> subscribed')).toBeVisible();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(document.body).not.toHaveTextContent('Thanks');
  });

  it.each([
    ['an error with only a detail', { kind: 'fail', status: 400, body: { detail: 'no' } }],
    ['a page of an error', { kind: 'html', status: 500 }],
    ['no network', { kind: 'disconnect' }],
  ] as const)('O-NWS-02 O-NWS-03 after %s the form can be sent again', async (_, how) => {
    await openPage();
    const calm = backend.injectFault(POST, how as Parameters<MockBackend['injectFault']>[1]);
    await user.type(email(), 'jo@example.com{Enter}');
    expect(await screen.findByText('* That did not work. Please try again.')).toBeVisible();
    expect(announce).toHaveBeenCalledWith('That did not work. Please try again.');
    expect(theForm()).toHaveAttribute('data-cg-state', 'fail');
    expect(theForm()).not.toHaveAttribute('aria-busy');
    expect(email()).toHaveValue('jo@example.com');
    calm();
    await user.click(button());
    expect(await screen.findByText(new RegExp(THANKS))).toBeVisible();
  });
});

describe('a mount point without a form', () => {
  const emptyMountPoint = (attributes = '') =>
    `<div data-widget="newsletter" ${attributes}><a href="/newsletters/">Sign up</a></div>`;

  it('NEWS-2.boxes NEWS-5.links NAV-7 gets one, with checkboxes and links, which replaces its link', async () => {
    await openPage(emptyMountPoint());
    expect(screen.getByRole('heading', { name: 'The city in your inbox' })).toBeVisible();
    expect(screen.getByText('Sign up')).not.toBeVisible();
    expect(screen.getAllByRole('checkbox').map((checkbox) => (checkbox as HTMLInputElement).name)).toEqual([
      'promotions',
      'all',
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/privacy/', '/termsofservice/', '/contact/']);
    await user.type(email(), 'jo@example.com{Enter}');
    await screen.findByText(new RegExp(THANKS));
    expect(posts()).toMatchObject([{ default: true, foods: false }]);
  });

  it('NAV-7 takes over the focus from the fallback', async () => {
    const { store, close } = openStore(createMockBackend());
    ends.push(close);
    document.body.innerHTML = emptyMountPoint();
    screen.getByText('Sign up').focus();
    const many = enhanceMany({ widget, store, site: defaultSiteConfig, report: jest.fn() });
    ends.push(many.stop);
    many.add([document.body.firstElementChild as HTMLElement]);
    expect(email()).toHaveFocus();
  });

  it.each([
    ['events', 'Know what is on'],
    ['foods', 'Eat well this week'],
    ['real_estate', 'Doors that open'],
    ['travel', 'Out of town'],
    ['default', 'The city in your inbox'],
  ])('NEWS-4.titles %s has its own title', async (type, title) => {
    await openPage(emptyMountPoint(`data-type="${type}"`));
    expect(screen.getByRole('heading')).toHaveTextContent(title);
  });

  it('NEWS-4.contests contests have none, and a page can set another', async () => {
    await openPage(emptyMountPoint('data-type="contests"'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    page.stop();
    await openPage(emptyMountPoint('data-type="foods" data-title="Hungry?"'));
    expect(screen.getByRole('heading', { name: 'Hungry?' })).toBeVisible();
  });

  it('FMT-5.french is in French', async () => {
    await openPage(emptyMountPoint(), { languages: ['fr-CA'] });
    expect(screen.getByRole('heading')).toHaveTextContent('La ville dans votre boîte');
    await user.type(screen.getByRole('textbox', { name: 'Courriel' }), 'x{Enter}');
    expect(screen.getByText('* Saisissez une adresse courriel valide.')).toBeVisible();
  });

  it('EMBED-5 uses the default for an unknown type, and reports it', async () => {
    await openPage(emptyMountPoint('data-type="gossip"'));
    expect(screen.getByRole('heading')).toHaveTextContent('The city in your inbox');
    expect(page.issues).toHaveLength(1);
  });
});

describe('removal', () => {
  it.each([
    ['the form', form()],
    ['the link', '<div data-widget="newsletter"><a href="/newsletters/">Sign up</a></div>'],
    [
      'a link with a style of its own',
      '<div data-widget="newsletter"><a href="/newsletters/" style="display: flex;">Sign up</a></div>',
    ],
  ])('EMBED-7.restored restores %s as it was', async (_, html) => {
    await openPage(html);
    const element = document.querySelector('[data-widget]') as HTMLElement;
    fireEvent.change(element.querySelector('input[name="email"]') as HTMLElement, {
      target: { value: 'a@b.co' },
    });
    fireEvent.submit(element.querySelector('form') as HTMLElement);
    await screen.findByText(new RegExp(THANKS));
    page.remove(element);
    const expected = document.createElement('div');
    expected.innerHTML = html;
    expect(element.outerHTML.replace(/ id="cg[^"]*"/, '')).toBe(expected.innerHTML);
  });
});
