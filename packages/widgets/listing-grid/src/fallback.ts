/**
 * What a page template renders inside the mount point: the same blocks in the same order and of the same height as
 * the widget's own, so that nothing shifts when the widget replaces them. Tabs and Load More are links that work
 * without JavaScript. The `guide-…` classes are the site's; its style sheet gives them the dimensions of
 * `ListingCard.module.css`.
 */
export const fallback = `<nav class="guide-tabs" aria-label="Sort by">
  <a href="?ordering=name">A–Z</a>
  <a href="?ordering=-rating">RATING</a>
  <a href="?ordering=-favourite_count">POPULARITY</a>
  <a href="?ordering=-date_published" aria-current="true">MOST RECENT</a>
</nav>
<ul class="guide-cards">
  <li>
    <article class="guide-card">
      <a class="guide-card-picture" href="/places/trinitys-pub/" tabindex="-1" aria-hidden="true"
        ><img src="/images/places/trinitys-pub.jpg?w=600&amp;h=400&amp;cmd=resize_then_crop&amp;quality=70" alt="" width="600" height="400" loading="lazy"
      ></a>
      <div class="guide-card-head">
        <h3><a href="/places/trinitys-pub/">Trinity’s Pub</a></h3>
        <p class="guide-card-rating">4.50</p>
      </div>
      <ul class="guide-card-facts">
        <li><a href="/restaurants/">Restaurants</a></li>
        <li><a href="/restaurants/pubs/">Pubs</a></li>
        <li><a href="/restaurants/n/7/annex/">Annex</a></li>
      </ul>
      <ul class="guide-card-actions">
        <li><a href="https://www.google.com/maps/search/?api=1&amp;query=120%20King%20St%20W">120 King St W</a></li>
        <li><a href="tel:4165550123">(416) 555-0123</a></li>
        <li><a href="https://trinity.example.com">Website</a></li>
      </ul>
    </article>
  </li>
</ul>
<p class="guide-more"><a href="?offset=12">Load More</a></p>
<script type="application/json">{
  "results": [{
    "id": 42,
    "name": "Trinity’s Pub",
    "share_url": "/places/trinitys-pub/",
    "image_url": "/images/places/trinitys-pub.jpg",
    "rating": 4.5,
    "address": "120 King St W",
    "phone": "(416) 555-0123",
    "website": "trinity.example.com",
    "coordinates": { "latitude": 43.6479, "longitude": -79.3832 },
    "type": { "id": 1, "name": "Restaurants", "share_url": "/restaurants/" },
    "sub_type": { "id": 12, "name": "Pubs", "share_url": "/restaurants/pubs/" },
    "default_neighborhood": { "id": 7, "name": "Annex", "path": "/annex/" }
  }],
  "count": 1
}</script>`;
