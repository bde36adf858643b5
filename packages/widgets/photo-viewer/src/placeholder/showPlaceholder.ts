import { createElement } from '../viewer/rendering/createElement';

/**
 * Covers the page with an empty viewer and the thumbnail that was pressed, while the viewer itself cannot open yet (REST-3).
 * Escape or a press on it calls `onCancel`.
 * @returns a function that removes it
 */
export function showPlaceholder(link: HTMLElement, onCancel: () => void): () => void {
  const thumbnail = link.querySelector('img');
  const part = (name: string, ...children: Node[]) =>
    createElement('div', { className: `cg-photo-${name}` }, children);
  const frame = part('frame');
  if (thumbnail?.naturalWidth) {
    frame.style.setProperty('--ratio', String(thumbnail.naturalWidth / thumbnail.naturalHeight));
    frame.classList.add('cg-photo-sized');
    frame.append(createElement('img', { className: 'cg-photo-preview', alt: '', src: thumbnail.currentSrc }));
  }
  const viewer = part('viewer', part('main', part('bar'), part('stage', frame)), part('side'));
  const host = createElement('div', { onclick: onCancel }, [viewer]);
  // As hosts of dialogs are marked: copies of it are removed.
  Object.assign(host, { cityguideHost: true });
  Object.assign(host.dataset, { cgScope: 'photo-viewer', cgOwn: '' });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  window.addEventListener('keydown', handleKey, true);
  link.setAttribute('aria-busy', 'true');
  document.body.append(host);
  return () => {
    window.removeEventListener('keydown', handleKey, true);
    link.removeAttribute('aria-busy');
    host.remove();
  };
}
