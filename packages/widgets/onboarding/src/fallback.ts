/**
 * What a page template renders inside the mount point: one plain form with all the fields of the steps, which works
 * without JavaScript. The CSS classes are the site's.
 */
export const fallback = `<form class="onboarding-form" method="post" action="/accounts/onboarding">
  <input type="hidden" name="next" value="/">
  <div class="form-field">
    <label for="full-name">Your name</label>
    <input id="full-name" class="field" name="full_name" autocomplete="name" maxlength="150">
  </div>
  <fieldset>
    <legend>Newsletters</legend>
    <label><input type="checkbox" name="is_news_category_newsletter_active" value="true"> News</label>
    <label><input type="checkbox" name="is_events_category_newsletter_active" value="true"> Events</label>
    <label><input type="checkbox" name="is_foods_category_newsletter_active" value="true"> Food</label>
  </fieldset>
  <fieldset>
    <legend>First favourites</legend>
    <label><input type="checkbox" name="favourites" value="42"> Trinity’s Pub</label>
  </fieldset>
  <button class="button" type="submit">Done</button>
</form>
<script type="application/json">{
  "results": [{
    "id": 42,
    "name": "Trinity’s Pub",
    "image_url": "/images/places/trinitys-pub.jpg",
    "sub_type": { "id": 12, "name": "Pubs" },
    "default_neighborhood": { "id": 7, "name": "Annex" }
  }]
}</script>`;
