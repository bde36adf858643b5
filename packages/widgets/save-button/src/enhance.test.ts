import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startPage, type TestPage } from './testing/startPage';

const link = '<a href="/accounts/login?next=/places/x/">Save</a>';
const mountPoint = (id: number, content = link, attributes = `data-name="Trinity's Pub"`) =>
  `<div data-widget="save-button" data-listing-id="${id}" ${attributes}>${content}</div>`;

let backend: MockBackend;
let page: TestPage;
const user = userEvent.setup();

async function openPage(html: string, settings: { isMember?: boolean; saved?: number[] } = {}) {
  const { isMember = true, saved = [] } = settings;
  backend = createMockBackend({ isMember });
  for (const listingId of saved)
    backend.member.favourites.push({ id: listingId + 1000, objectId: listingId, createdMs: 0 });
  page = startPage(html, { backend });
  await page.enhanceAll();
  await page.store.session.whenKnown();
  if (isMember) await waitFor(() => expect(page.store.favourites.getState().loaded).toBe(true));
}
const writes = () =>
  backend.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const ofElement = (id: number) => {
  const element = document.querySelector<HTMLElement>(`[data-listing-id="${id}"]`);
  if (!element) throw new Error(`no mount point for ${id}`);
  return element;
};

/** Whether the browser would follow the link, which the test environment cannot do. */
function followsLink(press: () => void): boolean {
  let follows = false;
  const look = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  press();
  return follows;
}

afterEach(() => page.stop());

describe('the CMS’s own control', () => {
  it('O-DLG-03 has the focus when pressed, also where the browser does not focus it', async () => {
    await openPage(mountPoint(42, `${link}<a href="/x/">Other</a>`), { isMember: false });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays and becomes a toggle button with the listing’s name', async () => {
    await openPage(mountPoint(42));
    const button = screen.getByRole('button', { name: "Save Trinity's Pub", pressed: false });
    expect(button).toBe(document.querySelector('a'));
    expect(button).toHaveTextContent(/^Save$/);
    expect(button).toHaveAttribute('href', '/accounts/login?next=/places/x/');
  });

  it('SAVE-2 shows what is already saved, in state and text, under a constant name', async () => {
    await openPage(mountPoint(42), { saved: [42] });
    await screen.findByRole('button', { name: "Save Trinity's Pub", pressed: true });
    expect(screen.getByRole('button')).toHaveTextContent('Saved');
  });

  it('is named by its text where the page gives no name', async () => {
    await openPage(mountPoint(42, '<button>Keep it</button>', ''));
    expect(screen.getByRole('button', { name: 'Keep it', pressed: false })).toBeVisible();
  });

  it('is created where the CMS wrote no control', async () => {
    await openPage(mountPoint(42, ''));
    const button = screen.getByRole('button', { name: "Save Trinity's Pub", pressed: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps a picture of its own', async () => {
    await openPage(mountPoint(42, '<button><img alt="Heart" src="/heart.png"></button>'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByAltText('Heart')).toBeInTheDocument();
  });

  it('O-TXT-02 O-EMB-03 shows a name with quotes, ampersands and tags verbatim', async () => {
    await openPage(mountPoint(42, link, 'data-name="Tom &amp; Jerry’s “Grill” &lt;/script&gt;&lt;b&gt;"'));
    expect(screen.getByRole('button')).toHaveAccessibleName('Save Tom & Jerry’s “Grill” </script><b>');
  });

  it('FMT-5.french is in the site’s language', async () => {
    backend = createMockBackend({ isMember: true });
    page = startPage(mountPoint(42), { backend, site: { languages: ['fr-CA'] } });
    await page.enhanceAll();
    expect(screen.getByRole('button')).toHaveAccessibleName("Enregistrer Trinity's Pub");
  });
});

describe('a member’s press', () => {
  it('SAVE-2.everywhere SAVE-2.at-once toggles every control of the listing at once and no other', async () => {
    await openPage(mountPoint(42) + mountPoint(42, '<button>Save</button>') + mountPoint(7));
    await user.click(within(ofElement(42)).getByRole('button'));
    const states = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(states).toEqual(['true', 'true', 'false']);
    await waitFor(() => expect(writes()).toEqual(['POST favourites/']));
  });

  it('SAVE-2 removes a saved listing, and its text is the CMS’s again', async () => {
    await openPage(mountPoint(42, '<a href="/login">Keep</a>'), { saved: [42] });
    await user.click(await screen.findByRole('button', { pressed: true }));
    expect(screen.getByRole('button', { pressed: false })).toHaveTextContent(/^Keep$/);
    await waitFor(() => expect(writes()).toEqual(['DELETE favourites/{id}/']));
  });

  it('SAVE-3.flips-back SAVE-3.told SAVE-3.no-message is reset after a failure and announces it to screen readers', async () => {
    await openPage(mountPoint(42));
    backend.injectFault({ method: 'POST' }, { kind: 'fail', status: 500 });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await screen.findByRole('button', { name: "Save Trinity's Pub", pressed: false });
    expect(page.announce).toHaveBeenCalled();
    expect(document.body).toHaveTextContent(/^Save$/);
  });

  it.each([1, 2, 3])('SAVE-4 O-FAV-01 ends in the state of the last of %i fast presses', async (presses) => {
    await openPage(mountPoint(42));
    backend.injectFault({ path: 'favourites/' }, { kind: 'delay', delayMs: 30 });
    for (let press = 0; press < presses; press += 1) fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(page.store.favourites.getState().pending.size).toBe(0));
    const isSaved = presses % 2 === 1;
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', String(isSaved));
    expect(backend.member.favourites.map(({ objectId }) => objectId)).toEqual(isSaved ? [42] : []);
  });

  it('does not follow the link, and leaves a press with Ctrl to the browser', async () => {
    await openPage(mountPoint(42));
    expect(followsLink(() => fireEvent.click(screen.getByRole('button')))).toBe(false);
    expect(followsLink(() => fireEvent.click(screen.getByRole('button'), { ctrlKey: true }))).toBe(true);
    expect(followsLink(() => fireEvent.click(screen.getByRole('button'), { metaKey: true }))).toBe(true);
    expect(followsLink(() => fireEvent.click(screen.getByRole('button'), { shiftKey: true }))).toBe(true);
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('works by Space and by Enter on a link, once for a key that is held', async () => {
    await openPage(mountPoint(42));
    screen.getByRole('button').focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{ >3/}');
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('works by Space and by Enter on a button of the page, once each', async () => {
    await openPage(mountPoint(42, '<button>Save</button>'));
    screen.getByRole('button').focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  it('beside the control does nothing', async () => {
    await openPage(mountPoint(42, `<p>Like it?</p>${link}`));
    await user.click(screen.getByText('Like it?'));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  it('O-EMB-02 works after a translator has wrapped the text', async () => {
    await openPage(mountPoint(42));
    const button = screen.getByRole('button');
    button.innerHTML = '<font>Sauver</font>';
    await user.click(button);
    expect(button).toHaveTextContent(/^Saved$/);
    await user.click(button);
    expect(button).toHaveTextContent(/^Sauver$/);
  });
});

describe('a guest’s press', () => {
  it('SAVE-1 opens the login with intent and listing, and changes nothing', async () => {
    await openPage(mountPoint(42), { isMember: false });
    await user.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(page.store.login.getState()).toMatchObject({
        isOpen: true,
        callerControl: 'add-favourite',
        objectId: 42,
      }),
    );
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    expect(writes()).toEqual([]);
  });
});

describe('many controls', () => {
  it('EMBED-8.one-listener share two listeners and one subscription', async () => {
    const listen = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const onDocument = () => listen.mock.contexts.filter((target) => target === document).length;
    await openPage(mountPoint(1));
    const few = listen.mock.calls.length;
    const fewOnDocument = onDocument();
    page.stop();
    listen.mockClear();
    await openPage(Array.from({ length: 300 }, (_, index) => mountPoint(index + 1)).join(''));
    expect(onDocument()).toBe(fewOnDocument);
    expect(listen.mock.calls.length).toBeLessThanOrEqual(few);
    listen.mockRestore();
  });

  it('F3 SAVE-2 a toggle updates only the controls of its own listing', async () => {
    await openPage(Array.from({ length: 300 }, (_, index) => mountPoint(index + 1)).join(''));
    const touched = new Set<Node>();
    const observer = new MutationObserver((changes) => changes.forEach(({ target }) => touched.add(target)));
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    const button = within(ofElement(150)).getByRole('button');
    fireEvent.click(button);
    await waitFor(() => expect(writes()).toEqual(['POST favourites/']));
    expect([...touched]).toEqual([button]);
    observer.disconnect();
  });
});

describe('a faulty mount point', () => {
  it.each(['', 'data-listing-id="forty"', 'data-listing-id="-1"'])(
    'EMBED-5.kept EMBED-5.others stays the CMS’s link with %p, and the others work',
    async (attributes) => {
      const faulty = `<div data-widget="save-button" ${attributes}><a href="/login">Keep</a></div>`;
      await openPage(faulty + mountPoint(42));
      expect(screen.getByText('Keep')).not.toHaveAttribute('role');
      expect(screen.getAllByRole('button')).toHaveLength(1);
      expect(page.issues).toHaveLength(1);
    },
  );
});

describe('removal', () => {
  it('EMBED-7.restored restores the mount point as the CMS made it', async () => {
    await openPage(mountPoint(42), { saved: [42] });
    await screen.findByRole('button', { pressed: true });
    const element = ofElement(42);
    page.remove(element);
    expect(element.outerHTML).toBe(mountPoint(42));
    page.store.favourites.toggle(42);
    expect(element.outerHTML).toBe(mountPoint(42));
  });

  it('EMBED-7 restores a label that the CMS had set', async () => {
    const html = mountPoint(42, '<button aria-label="Keep for later">+</button>');
    await openPage(html);
    expect(screen.getByRole('button')).toHaveAccessibleName("Save Trinity's Pub");
    page.remove(ofElement(42));
    expect(ofElement(42).outerHTML).toBe(html);
  });

  it('EMBED-7 removes its own button', async () => {
    await openPage(mountPoint(42, ''));
    page.remove(ofElement(42));
    expect(ofElement(42)).toBeEmptyDOMElement();
  });

  it('EMBED-7.freed handles no events after it is stopped', async () => {
    await openPage(mountPoint(42));
    page.stop();
    expect(followsLink(() => fireEvent.click(screen.getByText('Save')))).toBe(true);
    expect(screen.getByText('Save')).toHaveAttribute('aria-pressed', 'false');
  });
});
