import { enhancer } from '@cityguide/widget-kit';
import { definition } from './definition';

/** The behaviour of the first release: only the label changed. */
export default enhancer(definition, ({ store, listen }) => {
  const { favourites } = store;
  const elements = new Map<number, HTMLElement>();
  const paint = (id: number) => {
    const control = elements.get(id)?.querySelector('a, button');
    if (!control) return;
    control.setAttribute('role', 'button');
    control.setAttribute('aria-pressed', String(favourites.isSaved(id)));
    control.textContent = favourites.isSaved(id) ? 'On my list' : 'Put on my list';
  };
  listen('click', (event, element) => {
    event.preventDefault();
    favourites.toggle(Number(element.dataset['listingId']));
  });
  const unsubscribe = favourites.subscribeChanges((ids) => ids.forEach(paint));
  favourites.ensureLoaded();
  return {
    add(element, { listingId }) {
      elements.set(listingId, element);
      paint(listingId);
    },
    remove: () => undefined,
    stop: unsubscribe,
  };
});
