// A grid as a React tutorial builds it: loaded at once, asks the API, draws every card.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Card({ listing, isSaved, onToggle }) {
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

function Grid() {
  const [listings, setListings] = useState([]);
  const [saved, setSaved] = useState(() => new Set());

  useEffect(() => {
    const aborter = new AbortController();
    fetch('/api/v2/listings/?limit=12&ordering=-date_published', { signal: aborter.signal })
      .then((answer) => answer.json())
      .then(({ results }) => setListings(results));
    return () => aborter.abort();
  }, []);

  function toggle(id) {
    const next = new Set(saved);
    if (!next.delete(id)) next.add(id);
    setSaved(next);
  }

  return (
    <ul className="guide-cards" id="react-grid">
      {listings.map((listing) => (
        <Card
          key={listing.id}
          listing={listing}
          isSaved={saved.has(listing.id)}
          onToggle={() => toggle(listing.id)}
        />
      ))}
    </ul>
  );
}

createRoot(document.querySelector('[data-left-out="listing-grid"]')).render(<Grid />);
