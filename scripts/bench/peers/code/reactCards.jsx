// The same grid with Load more, and its state in one component: every page and every press renders all cards again.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Card } from './ReactCard.jsx';

const LENGTH = 12;

function Cards() {
  const [listings, setListings] = useState([]);
  const [offset, setOffset] = useState(0);
  const [saved, setSaved] = useState(() => new Set());

  useEffect(() => {
    const aborter = new AbortController();
    fetch(`/api/v2/listings/?limit=${LENGTH}&offset=${offset}`, { signal: aborter.signal })
      .then((response) => response.json())
      .then(({ results }) => setListings((current) => [...current.slice(0, offset), ...results]));
    return () => aborter.abort();
  }, [offset]);

  function toggle(id) {
    const next = new Set(saved);
    if (!next.delete(id)) next.add(id);
    setSaved(next);
  }

  return (
    <>
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
      <button type="button" id="more" onClick={() => setOffset(listings.length)}>
        Load more
      </button>
    </>
  );
}

createRoot(document.getElementById('cards')).render(<Cards />);
