/**
 * Stands in for `Request` in ky, by the build (`embedConfig`): ky makes one of each call to read its method and headers
 * again, while the API client sends address and options themselves. A page may have replaced the browser's own;
 * MooTools has a class of that name.
 */
export class KyRequest {
  readonly method: string;
  readonly headers: Headers;

  constructor(
    readonly url: string,
    { method = 'GET', headers }: Pick<RequestInit, 'method' | 'headers'> = {},
  ) {
    this.method = method;
    this.headers = new Headers(headers);
  }

  clone(): this {
    return this;
  }
}
