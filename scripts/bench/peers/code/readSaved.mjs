/** The ids that are saved according to the page, as strings. */
export const readSaved = () => new Set(JSON.parse(document.getElementById('saved').textContent).map(String));

/** Shows a state on a control. */
export function paint(control, isSaved) {
  control.setAttribute('aria-pressed', isSaved);
  control.firstChild.data = isSaved ? 'Saved' : 'Save';
}
