/** Keeps cookies as a browser does for one site; Node's fetch keeps none. */
export function createCookieJar() {
  const cookies = new Map<string, string>();

  function hasEnded(attributes: string[]): boolean {
    return attributes.some((attribute) => {
      const [name = '', value = ''] = attribute.split('=');
      if (/^max-age$/i.test(name)) return Number(value) <= 0;
      return /^expires$/i.test(name) && Date.parse(value) < Date.now();
    });
  }

  return {
    keep(headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/);
        const [name = '', ...value] = pair.split('=');
        if (hasEnded(attributes)) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
    },
    read: (name: string) => cookies.get(name),
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
