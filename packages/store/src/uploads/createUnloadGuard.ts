/**
 * Asks the visitor for confirmation before the page is left, while `isBusy` is true. Listens only then: a page that
 * listens is kept out of the back/forward cache.
 */
export function createUnloadGuard() {
  let isGuarding = false;
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  return (isBusy: boolean): void => {
    if (isBusy === isGuarding) return;
    isGuarding = isBusy;
    if (isBusy) window.addEventListener('beforeunload', onBeforeUnload);
    else window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
