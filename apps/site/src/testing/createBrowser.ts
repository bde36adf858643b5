import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Browser {
  cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** JSON, with the CSRF header as a page of this site would send it. */
  send(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** A form with a file in it, encoded by the caller, with the CSRF header as a page of this site would send it. */
  sendForm(url: string, payload: Buffer, headers: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A form, as a browser without JavaScript posts it. */
  post(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Calls the app without a network and keeps cookies between calls, as a browser does. */
export function createBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>();

  async function call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const hasEnded =
        (maxAge !== undefined && maxAge <= 0) || (expires !== undefined && expires.getTime() <= 0);
      if (hasEnded) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    send: (method, url, body) =>
      call({
        method,
        url,
        headers: {
          'x-csrftoken': cookies.get('csrftoken') ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    sendForm: (url, payload, headers) =>
      call({
        method: 'POST',
        url,
        headers: { 'x-csrftoken': cookies.get('csrftoken') ?? '', ...headers },
        payload,
      }),
    post: (url, fields, headers = {}) =>
      call({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** A browser whose owner has just signed up. */
export async function createMemberBrowser(
  app: FastifyInstance,
  email = 'maya@example.com',
): Promise<Browser> {
  const browser = createBrowser(app);
  const response = await browser.send('POST', '/api/v2/profiles/email-registration/', {
    email,
    password: PASSWORD,
  });
  if (response.statusCode !== 201)
    throw new Error(`Sign-up answered ${response.statusCode}: ${response.body}`);
  return browser;
}

/** As a browser says that somebody pressed a link of this site. */
export const PRESSED = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

export const PASSWORD = 'rhubarb-pie-42';
