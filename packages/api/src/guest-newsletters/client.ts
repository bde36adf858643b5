import type { Transport, WriteOptions } from '../http/createTransport';
import { demand } from '../reading/demand';
import { readFields } from '../reading/readFields';
import { isRecord, readFlag } from '../reading/values';
import type { NewsletterRequest, NewsletterSettings } from './contract';
import { newsletterTypes } from './newsletterTypes';

export interface GuestNewslettersClient {
  /**
   * Asks for newsletters. Gives what was asked for, or false where the backend answers so; an answer that holds no setting
   * is an error, and so is a refused address, with `fields.email`.
   */
  subscribe(request: NewsletterRequest, options?: WriteOptions): Promise<NewsletterSettings | false>;
}

const FLAGS = [...newsletterTypes, 'promotions', 'all', 'needs_confirmation'] as const;
const call = 'profiles/guest-newsletters/';

export function createGuestNewslettersClient(transport: Transport): GuestNewslettersClient {
  return {
    async subscribe(request, options) {
      const { body } = await transport.post(call, { body: request, mayAnswerFalse: true, ...options });
      if (body === false) return false;
      const settings = isRecord(body) && FLAGS.some((name) => name in body) ? body : null;
      return readFields(demand(settings, { call: `POST ${call}`, due: 'settings' }), {
        names: FLAGS,
        read: readFlag,
      });
    },
  };
}
