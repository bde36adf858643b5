/** The targets of the stage's links and forms do not exist here: their URL is reported instead of followed. */
export function interceptNavigation(onNavigate: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || isOnThisPage(link)) return;
    event.preventDefault();
    onNavigate(link.getAttribute('href') ?? '');
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    onNavigate(getFormUrl(event.target as HTMLFormElement));
  });
}

function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/** The URL that a form would request; without passwords, since the log shows it. */
function getFormUrl(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && type !== 'password',
  );
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  return `${form.getAttribute('action') ?? ''}${query.size > 0 ? `?${query}` : ''}`;
}
