/** Where the stage's links and forms would lead does not exist here: the address is told instead of followed. */
export function keepOnStage(leaveFor: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || isOnThisPage(link)) return;
    event.preventDefault();
    leaveFor(link.getAttribute('href') ?? '');
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    leaveFor(addressOf(event.target as HTMLFormElement));
  });
}

function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/** What a form would ask for; passwords are left out, since the log shows it. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && type !== 'password',
  );
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  return `${form.getAttribute('action') ?? ''}${query.size > 0 ? `?${query}` : ''}`;
}
