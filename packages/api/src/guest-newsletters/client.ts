import type { Transport, WriteOptions } from '../http/createTransport';
import { requireValue } from '../reading/requireValue';
import { readFields } from '../reading/readFields';
import { isRecord, readFlag } from '../reading/values';
import type { NewsletterRequest, NewsletterSettings } from './contract';
import { newsletterTypes } from './newsletterTypes';

export interface GuestNewslettersClient {
  /**
   * Subscribes to newsletters. Returns the requested settings, or false where the backend responds with that; a
   * response without settings is an error, and so is a rejected address, with `fields.email`.
   */
  subscribe(request: NewsletterRequest, options?: WriteOptions): Promise<NewsletterSettings | false>;
}

const FLAGS = [...newsletterTypes, 'promotions', 'all', 'needs_confirmation'] as const;
const call = 'profiles/guest-newsletters/';

export function createGuestNewslettersClient(transport: Transport): GuestNewslettersClient {
  return {
    async subscribe(request, options) {
      const { body } = await transport.post(call, { body: request, mayBeFalse: true, ...options });
      if (body === false) return false;
      const settings = isRecord(body) && FLAGS.some((name) => name in body) ? body : null;
      return readFields(requireValue(settings, { call: `POST ${call}`, expected: 'settings' }), {
        names: FLAGS,
        read: readFlag,
      });
    },
  };
}
