/**
 * Stands in for `Request` in ky, by the build (`embedConfig`): ky makes one of each call to read its method, while the API
 * client sends address and options themselves. A page may have replaced the browser's own; MooTools has a class of that
 * name.
 */
export class KyRequest {
  readonly headers = new Headers();
  readonly method: string;

  constructor(
    readonly url: string,
    { method = 'GET' }: Pick<RequestInit, 'method'>,
  ) {
    this.method = method;
  }

  clone(): this {
    return this;
  }
}
