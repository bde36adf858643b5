/** A card as in a React tutorial. */
export function Card({ listing, isSaved, onToggle }) {
  const { name, share_url: href, image_url: image, rating, address, phone } = listing;
  return (
    <li>
      <article className="guide-card">
        <a className="guide-card-picture" href={href}>
          {image && (
            <img
              src={`${image}?w=600&h=400&cmd=resize_then_crop&quality=70`}
              alt=""
              width="600"
              height="400"
            />
          )}
        </a>
        <div className="guide-card-head">
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p className="guide-card-rating">{rating}</p>
        </div>
        <ul className="guide-card-actions">
          <li>{address}</li>
          <li>
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
        </ul>
        <button type="button" aria-pressed={isSaved} onClick={onToggle}>
          {isSaved ? 'Saved' : 'Save'}
        </button>
      </article>
    </li>
  );
}
