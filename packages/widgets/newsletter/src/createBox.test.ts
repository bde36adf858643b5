import { createMockBackend } from '@cityguide/api/mocks';
import { openStore, type OpenedStore } from '@cityguide/store/testing';
import { createBox } from './createBox';
import { findMessages } from './messages';

let opened: OpenedStore;
afterEach(() => {
  opened.close();
  jest.restoreAllMocks();
});

it('EMBED-7 NEWS-3 a form that was given back shows nothing of an answer that comes later', async () => {
  const backend = createMockBackend();
  opened = openStore(backend);
  const { store } = opened;
  const { guestNewsletters } = store.services.api;
  type Answer = Awaited<ReturnType<typeof guestNewsletters.subscribe>>;
  let answer: (settings: Answer) => void = () => undefined;
  const subscribing = new Promise<Answer>((resolve) => (answer = resolve));
  jest.spyOn(guestNewsletters, 'subscribe').mockReturnValue(subscribing);
  document.body.innerHTML = `<div><form><input name="email" value="jo@example.com"><button>Subscribe</button></form></div>`;
  const [element] = document.body.children as unknown as [HTMLElement];
  const form = document.querySelector('form') as HTMLFormElement;
  const asWritten = document.body.innerHTML;
  const happened = jest.fn();
  document.addEventListener('cityguide:newsletter', happened);

  const box = createBox(element, {
    form,
    options: { type: 'foods', title: '' },
    store,
    words: findMessages(store.services.site),
  });
  box.submit();
  expect(form).toHaveAttribute('aria-busy', 'true');
  box.undo();
  answer(false);
  await subscribing;
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(document.body.innerHTML).toBe(asWritten);
  expect(happened).not.toHaveBeenCalled();
  expect(opened.announce).not.toHaveBeenCalled();
  document.removeEventListener('cityguide:newsletter', happened);
});
