import type { Transport, WriteOptions } from '../http/createTransport';
import { readFields } from '../reading/readFields';
import { isRecord, readFlag } from '../reading/values';
import type { NewsletterRequest, NewsletterSettings } from './contract';
import { newsletterTypes } from './newsletterTypes';

export interface GuestNewslettersClient {
  /**
   * Asks for newsletters. Gives what was asked for, or false where the backend answers with anything but settings;
   * a refused address is an error with `fields.email`.
   */
  subscribe(request: NewsletterRequest, options?: WriteOptions): Promise<NewsletterSettings | false>;
}

const FLAGS = [...newsletterTypes, 'promotions', 'all'] as const;

export function createGuestNewslettersClient(transport: Transport): GuestNewslettersClient {
  return {
    async subscribe(request, options) {
      const { body } = await transport.post('profiles/guest-newsletters/', { body: request, ...options });
      if (!isRecord(body)) return false;
      return {
        ...readFields(body, { names: FLAGS, read: readFlag }),
        needs_confirmation: readFlag(body.needs_confirmation),
      };
    },
  };
}
