/** Asks whoever leaves the page whether they mean it, while `isBusy` is true. Listens only then: pages that listen are not kept for Back. */
export function createLeavingGuard() {
  let isGuarding = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  return (isBusy: boolean): void => {
    if (isBusy === isGuarding) return;
    isGuarding = isBusy;
    if (isBusy) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}
