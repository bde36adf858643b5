/**
 * What a page template renders inside the mount point: links to the photos' own pages, which work without JavaScript
 * and open in the viewer with it. The `guide-…` classes are the site's; its style sheet gives them the dimensions of
 * `Photos.module.css`, so that nothing shifts when the widget replaces them.
 */
export const fallback = `<ul class="guide-photos">
  <li>
    <a href="/places/trinitys-pub/photos/301"
      ><img src="/images/photos/301.jpg?w=300&amp;h=300&amp;cmd=resize_then_crop&amp;quality=70" alt="The long bar on a Friday" width="300" height="300" loading="lazy"
    ></a>
  </li>
</ul>
<script type="application/json">{
  "results": [{
    "id": 301,
    "share_path": "/places/trinitys-pub/photos/301",
    "prism_image_url": "/images/photos/301.jpg",
    "description": "The long bar on a Friday",
    "creation_date": "2026-05-09T18:30:00Z",
    "listing": { "name": "Trinity’s Pub", "share_url": "/places/trinitys-pub/" },
    "profile": { "id": 7, "full_name": "Maya Chen" },
    "width": 1600,
    "height": 1067
  }],
  "count": 1
}</script>`;
