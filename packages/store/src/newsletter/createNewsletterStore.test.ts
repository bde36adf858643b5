import { ApiError } from '@cityguide/api/client';
import type { CityguideStore } from '../CityguideStore';
import { createNewsletterStore } from './createNewsletterStore';
import type { NewsletterSignUpForm } from './NewsletterStore';

const form: NewsletterSignUpForm = {
  email: ' jo@example.com ',
  types: ['foods'],
  promotions: false,
  all: false,
};
const settings = { foods: true };

function openForm() {
  const subscribe = jest.fn(async (): Promise<unknown> => settings);
  const report = jest.fn();
  const services = { api: { guestNewsletters: { subscribe } }, report };
  const newsletter = createNewsletterStore({ services } as unknown as CityguideStore);
  const statuses: string[] = [];
  newsletter.subscribe(({ status }) => void statuses.push(status));
  return { newsletter, subscribe, report, statuses };
}

const rejection = (more: object) => new ApiError('refused', { kind: 'http', status: 400, ...more });

describe('a newsletter form', () => {
  it('NEWS-1.pending NEWS-1.success is pending once it is sent, and has succeeded when settings arrive', async () => {
    const { newsletter, statuses } = openForm();
    await newsletter.signUp(form);
    expect(statuses).toEqual(['pending', 'success']);
    expect(newsletter.getState().newsletterSettings).toEqual(settings);
  });

  it('NEWS-3.email NEWS-3.flags NEWS-3.promotions NEWS-3.all sends the address, a flag for each type, all, and promotions only when requested', async () => {
    const { newsletter, subscribe } = openForm();
    await newsletter.signUp(form);
    const flags = {
      events: false,
      foods: true,
      real_estate: false,
      travel: false,
      contests: false,
      default: false,
    };
    expect(subscribe).toHaveBeenCalledWith({ email: 'jo@example.com', ...flags, all: false });
    const other = openForm();
    await other.newsletter.signUp({ ...form, promotions: true, all: true, stamp: 'x.y' });
    expect(other.subscribe).toHaveBeenCalledWith({
      ...{ email: 'jo@example.com', ...flags },
      ...{ promotions: true, all: true, stamp: 'x.y' },
    });
  });

  it.each(['', 'jo', 'jo@example', 'jo smith@example.com', '@example.com'])(
    'NEWS-2.not-sent says that %p is not an address, and sends nothing',
    async (email) => {
      const { newsletter, subscribe } = openForm();
      await newsletter.signUp({ ...form, email });
      expect(newsletter.getState()).toMatchObject({ status: 'normal', isEmailInvalid: true });
      expect(subscribe).not.toHaveBeenCalled();
    },
  );

  it('NEWS-1.fail has failed when settings come back false, and can be sent again', async () => {
    const { newsletter, subscribe, statuses } = openForm();
    subscribe.mockResolvedValueOnce(false);
    await newsletter.signUp(form);
    await newsletter.signUp(form);
    expect(statuses).toEqual(['pending', 'fail', 'pending', 'success']);
  });

  it('NEWS-3.first-error O-NWS-03 keeps the first message about the address', async () => {
    const { newsletter, subscribe } = openForm();
    subscribe.mockRejectedValueOnce(rejection({ fields: { email: ['already subscribed', 'and more'] } }));
    await newsletter.signUp(form);
    expect(newsletter.getState()).toMatchObject({ status: 'fail', emailError: 'already subscribed' });
  });

  it.each([
    ['a refusal without fields', rejection({ detail: 'no' }), 0],
    ['no network', new ApiError('gone', { kind: 'network' }), 0],
    ['a long silence', new ApiError('late', { kind: 'timeout' }), 0],
    ['a fault of ours, which the console hears of', new TypeError('x'), 1],
  ])('O-NWS-02 O-NWS-03 ends in failure after %s', async (_, error, reports) => {
    const { newsletter, subscribe, report } = openForm();
    subscribe.mockRejectedValueOnce(error);
    await newsletter.signUp(form);
    expect(newsletter.getState()).toMatchObject({ status: 'fail', emailError: null, isEmailInvalid: false });
    expect(report).toHaveBeenCalledTimes(reports);
  });

  it('O-FRM-02 is sent once however often it is pressed, also after it was accepted', async () => {
    const { newsletter, subscribe } = openForm();
    await Promise.all([newsletter.signUp(form), newsletter.signUp(form)]);
    await newsletter.signUp(form);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });
});
