// The baseline: one listener, one pass that indexes the controls by id, only saved ones are changed.
import { paint, readSaved } from './readSaved.mjs';

const saved = readSaved();
const controls = new Map();
for (const slot of document.querySelectorAll('.save')) {
  const id = slot.dataset.listingId;
  const control = slot.firstElementChild;
  if (controls.has(id)) controls.get(id).push(control);
  else controls.set(id, [control]);
  if (saved.has(id)) paint(control, true);
}

document.addEventListener('click', (event) => {
  const id = event.target.closest?.('.save')?.dataset.listingId;
  if (!id) return;
  event.preventDefault();
  if (!saved.delete(id)) saved.add(id);
  for (const control of controls.get(id)) paint(control, saved.has(id));
});
