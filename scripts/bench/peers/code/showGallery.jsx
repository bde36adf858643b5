import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts a lightbox over the page's gallery; React is on the page from the start. */
export function showGallery(Lightbox) {
  const gallery = document.querySelector('.gallery');
  const links = [...gallery.querySelectorAll('a')];
  const slides = links.map(({ href }) => ({ src: href, width: 1600, height: 1200 }));

  function Gallery() {
    const [index, setIndex] = useState(-1);
    useEffect(() => {
      function handleClick(event) {
        const link = event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        setIndex(links.indexOf(link));
      }
      gallery.addEventListener('click', handleClick);
      gallery.dataset.state = 'ready';
      return () => gallery.removeEventListener('click', handleClick);
    }, []);
    if (index < 0) return null;
    return (
      <Suspense fallback={null}>
        <Lightbox open index={index} close={() => setIndex(-1)} slides={slides} />
      </Suspense>
    );
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />);
}
