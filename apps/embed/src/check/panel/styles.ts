/** Of the panel alone: it lives in a shadow root, and takes nothing from the page. */
export const styles = `
:host { all: initial; }
.panel {
  position: fixed; inset: 0 0 0 auto; z-index: 2147483647; box-sizing: border-box; width: min(30rem, 100vw);
  display: flex; flex-direction: column; background: #fff; color: #1a1a1a; border-left: 3px solid #1a1a1a;
  font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 0 24px rgb(0 0 0 / 25%);
}
@media (max-width: 640px) {
  .panel { inset: auto 0 0 0; width: 100vw; height: 65vh; border-left: 0; border-top: 3px solid #1a1a1a; }
}
.panel:focus { outline: none; }
.head { display: flex; align-items: center; gap: 12px; padding: 12px 16px; border-bottom: 1px solid #ccc; }
.head div { flex: 1; }
h2 { margin: 0; font-size: 18px; }
h3 { margin: 20px 0 6px; font-size: 16px; }
p { margin: 0 0 6px; overflow-wrap: anywhere; }
.content { overflow: auto; padding: 0 16px 24px; }
button {
  min-height: 32px; padding: 4px 10px; border: 1px solid #595959; border-radius: 4px; background: #fff; color: inherit;
  font: inherit; cursor: pointer;
}
button:hover { background: #f0f0f0; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.problems { margin: 0; padding: 0; list-style: none; }
.problems li { margin: 0 0 10px; padding: 8px 12px; border-left: 4px solid #b3261e; background: #fdf3f2; }
.what { font-weight: 600; }
details { border-top: 1px solid #ddd; padding: 4px 0; }
summary { padding: 4px 0; cursor: pointer; }
.wide { overflow-x: auto; margin: 4px 0 8px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { padding: 3px 8px 3px 0; border-bottom: 1px solid #eee; text-align: left; vertical-align: top; overflow-wrap: break-word; }
tbody th { font-weight: 400; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0; font-size: 13px; }
dt { overflow-wrap: anywhere; }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { .panel { display: none; } }
@media (prefers-color-scheme: dark) {
  .panel { background: #1c1c1c; color: #f2f2f2; border-color: #f2f2f2; }
  button { background: #1c1c1c; border-color: #b0b0b0; }
  button:hover { background: #333; }
  .problems li { background: #3a1f1d; border-color: #f2b8b5; }
  :focus-visible { outline-color: #a8c7fa; }
  details, th, td, .head { border-color: #444; }
}
`;
