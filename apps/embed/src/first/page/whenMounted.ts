/** Resolves when the mount point is ready, rejects when it has failed. */
export function whenMounted(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const checkStatus = () => {
      const status = element.getAttribute('data-cg-status');
      if (status === 'waiting' || status === 'loading') return false;
      if (status === 'ready') resolve();
      else
        reject(
          new Error(`Cityguide: "${element.getAttribute('data-widget')}" did not mount; see the console.`),
        );
      return true;
    };
    if (checkStatus()) return;
    const observer = new MutationObserver(() => checkStatus() && observer.disconnect());
    observer.observe(element, { attributeFilter: ['data-cg-status'] });
  });
}
