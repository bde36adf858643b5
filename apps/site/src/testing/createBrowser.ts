import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Browser {
  cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends JSON, with the CSRF header as a page of this site does. */
  send(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** Sends an encoded form with a file, with the CSRF header as a page of this site does. */
  sendForm(url: string, payload: Buffer, headers: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form as a browser without JavaScript does. */
  post(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Sends requests to the app without a network and stores cookies between them, as a browser does. */
export function createBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>();

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isExpired =
        (maxAge !== undefined && maxAge <= 0) || (expires !== undefined && expires.getTime() <= 0);
      if (isExpired) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    send: (method, url, body) =>
      request({
        method,
        url,
        headers: {
          'x-csrftoken': cookies.get('csrftoken') ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    sendForm: (url, payload, headers) =>
      request({
        method: 'POST',
        url,
        headers: { 'x-csrftoken': cookies.get('csrftoken') ?? '', ...headers },
        payload,
      }),
    post: (url, fields, headers = {}) =>
      request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

/** A browser of a member who has just signed up. */
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

/** A browser's headers after a click on a link of this site. */
export const LINK_CLICK_HEADERS = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };

export const PASSWORD = 'rhubarb-pie-42';
