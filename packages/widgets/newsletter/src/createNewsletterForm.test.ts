import { createMockBackend } from '@cityguide/api/mocks';
import { openStore, type OpenedStore } from '@cityguide/store/testing';
import { createNewsletterForm } from './createNewsletterForm';
import { findMessages } from './messages';

let opened: OpenedStore;
afterEach(() => {
  opened.close();
  jest.restoreAllMocks();
});

it('EMBED-7 NEWS-3 a restored form shows nothing of a response that arrives later', async () => {
  const backend = createMockBackend();
  opened = openStore(backend);
  const { store } = opened;
  const { guestNewsletters } = store.services.api;
  type SubscribeResponse = Awaited<ReturnType<typeof guestNewsletters.subscribe>>;
  let respond: (response: SubscribeResponse) => void = () => undefined;
  const subscribing = new Promise<SubscribeResponse>((resolve) => (respond = resolve));
  jest.spyOn(guestNewsletters, 'subscribe').mockReturnValue(subscribing);
  document.body.innerHTML = `<div><form><input name="email" value="jo@example.com"><button>Subscribe</button></form></div>`;
  const [element] = document.body.children as unknown as [HTMLElement];
  const form = document.querySelector('form') as HTMLFormElement;
  const originalHtml = document.body.innerHTML;
  const onNewsletterEvent = jest.fn();
  document.addEventListener('cityguide:newsletter', onNewsletterEvent);

  const newsletterForm = createNewsletterForm(element, {
    form,
    options: { type: 'foods', title: '' },
    store,
    messages: findMessages(store.services.site),
  });
  newsletterForm.submit();
  expect(form).toHaveAttribute('aria-busy', 'true');
  newsletterForm.restore();
  respond(false);
  await subscribing;
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(document.body.innerHTML).toBe(originalHtml);
  expect(onNewsletterEvent).not.toHaveBeenCalled();
  expect(opened.announce).not.toHaveBeenCalled();
  document.removeEventListener('cityguide:newsletter', onNewsletterEvent);
});
