import { defineWidget, option, type OptionsOf } from '@cityguide/widget-kit';

/** Pure data, so that servers and scripts can read it. */
export const definition = defineWidget({
  name: 'newsletter',
  title: 'Newsletter',
  help: 'A box to sign up to a newsletter. It takes over the form of the page, which works without it, when a visitor comes near; a place without a form gets one, and wants data-load="visible".',
  kind: 'enhancer',
  load: 'interaction',
  options: {
    type: option.choice(['default', 'events', 'foods', 'real_estate', 'travel', 'contests'], {
      default: 'default',
      help: 'Which newsletter. The names of others may be fields of the form as well.',
    }),
    title: option.text({
      default: '',
      help: 'Heading of a form that the widget brings; without it, the newsletter’s own. Contests have none.',
    }),
  },
  fallback: `<form class="cg-newsletter" method="post" action="/newsletters/">
  <label class="cg-newsletter-label" for="newsletter-email">Email</label>
  <div class="cg-newsletter-line">
    <input class="cg-newsletter-email" id="newsletter-email" name="email" type="email" autocomplete="email" required>
    <button class="cg-newsletter-button" type="submit">Subscribe</button>
  </div>
  <p class="cg-newsletter-fault"></p>
  <label class="cg-newsletter-box"><input type="checkbox" name="promotions" value="true">Offers from our partners</label>
  <label class="cg-newsletter-box"><input type="checkbox" name="all" value="true">All our newsletters</label>
  <input type="hidden" name="default" value="true">
</form>`,
  plain: { fallback: '<a href="/newsletters/">Subscribe to our newsletter</a>', load: 'visible' },
  // A press on Subscribe before the widget is ready is replayed; the links of the form keep working.
  intent: 'button',
});

export type Options = OptionsOf<typeof definition>;
