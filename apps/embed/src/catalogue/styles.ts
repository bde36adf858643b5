/** Of the catalogue alone: it lives in a shadow root; font and colours are the page's. */
export const styles = `
:host { display: block; }
* { box-sizing: border-box; }
.top { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
.top > div { flex: 1 1 16rem; }
.columns { display: grid; gap: 24px; margin-top: 16px; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 1000px) { .columns { grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); } .result { position: sticky; top: 80px; align-self: start; } }
h2 { margin: 16px 0 8px; font-size: 1.25rem; }
h3, h4 { margin: 12px 0 4px; font-size: 1rem; }
p { margin: 4px 0; }
.hint { font-size: 0.875rem; color: #595959; }
label { display: block; font-weight: 600; }
input, select, textarea, button {
  min-height: 40px; padding: 6px 10px; border: 1px solid #6b6b6b; border-radius: 4px; background: #fff; color: #1a1a1a; font: inherit;
}
input:not([type=checkbox]), textarea, .top select, .field select { width: 100%; }
textarea { font-family: ui-monospace, monospace; font-size: 0.875rem; }
.field { margin: 0 0 14px; }
.checkbox { display: grid; grid-template-columns: auto 1fr; gap: 0 8px; align-items: center; }
.checkbox input { width: 24px; min-height: 24px; }
.checkbox .hint { grid-column: 2; }
button { cursor: pointer; }
button:hover { background: #f0f0f0; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.found { margin: 4px 0; padding: 0; list-style: none; }
.found button { width: 100%; text-align: left; }
.choices { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 8px; }
.frame { overflow: auto; border: 1px solid #6b6b6b; }
iframe { display: block; height: 440px; border: 0; background: #fff; }
pre { overflow: auto; margin: 8px 0; padding: 12px; background: #f5f5f5; color: #1a1a1a; font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.fault { margin: 6px 0; padding: 6px 10px; border-left: 4px solid #b3261e; background: #fdf3f2; color: #1a1a1a; }
.pasted ul { padding-left: 1.2em; }
`;
