import { defaultSiteConfig, siteLinks } from '@cityguide/site-config';
import { trackLoginDepartures } from './trackLoginDepartures';

describe('plain forms and links that log in', () => {
  const recordDeparture = jest.fn(async () => undefined);
  let stop = () => undefined as void;

  beforeEach(() => {
    recordDeparture.mockClear();
    stop = trackLoginDepartures({
      session: { recordDeparture } as never,
      paths: siteLinks(defaultSiteConfig),
    });
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function leave(html: string) {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild;
    if (element instanceof HTMLFormElement)
      element.addEventListener('submit', (event) => event.preventDefault());
    else element?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('button, b')?.click();
  }

  it.each([
    '<form method="post" action="/accounts/login"><button>Log in</button></form>',
    '<form method="post" action="/accounts/sign-up"><button>Sign up</button></form>',
    '<a href="/profiles/facebook-login/?next=%2Fplaces%2F"><b>Log in with Facebook</b></a>',
  ])('AUTH-4.log-in AUTH-4.sign-up AUTH-4.facebook are recorded before the page unloads: %s', (html) => {
    leave(html);
    expect(recordDeparture).toHaveBeenCalledTimes(1);
  });

  it.each([
    '<a href="/accounts/login?next=%2Fplaces%2F"><b>Log in</b></a>',
    '<form action="/search"><button>Search</button></form>',
    '<form method="post" action="https://other.example/accounts/login"><button>Log in</button></form>',
    '<a href="mailto:a@example.com"><b>Mail</b></a>',
    '<a><b>Nowhere</b></a>',
  ])('AUTH-4 others are ignored: %s', (html) => {
    leave(html);
    expect(recordDeparture).not.toHaveBeenCalled();
  });
});
