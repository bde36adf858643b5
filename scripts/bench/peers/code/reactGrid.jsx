// A grid as in a React tutorial: loads at once, requests the API, renders every card.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Card } from './ReactCard.jsx';

function Grid() {
  const [listings, setListings] = useState([]);
  const [saved, setSaved] = useState(() => new Set());

  useEffect(() => {
    const aborter = new AbortController();
    fetch('/api/v2/listings/?limit=12&ordering=-date_published', { signal: aborter.signal })
      .then((response) => response.json())
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
