/** Stores cookies as a browser does for one site; Node's fetch stores none. */
export function createCookieJar() {
  const cookies = new Map<string, string>();

  function isExpired(attributes: string[]): boolean {
    return attributes.some((attribute) => {
      const [name = '', value = ''] = attribute.split('=');
      if (/^max-age$/i.test(name)) return Number(value) <= 0;
      return /^expires$/i.test(name) && Date.parse(value) < Date.now();
    });
  }

  return {
    store(headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/);
        const [name = '', ...value] = pair.split('=');
        if (isExpired(attributes)) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
    },
    read: (name: string) => cookies.get(name),
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
