import { makeSentence, makeTitle } from './makeText.mjs';

const SECTIONS = ['News', 'Culture', 'Places', 'People', 'Guides'];

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif;color:#222}header{display:flex;gap:16px;padding:16px 24px;border-bottom:1px solid #ddd}
main{max-width:1080px;margin:0 auto;padding:24px}.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.card{border:1px solid #ddd;border-radius:6px;padding:12px}
.save{min-height:40px}.save>*{display:inline-block;font:inherit;padding:4px 12px;border:1px solid #888;border-radius:4px;background:#fff;color:#222}[aria-pressed=true]{background:#fde;color:#a03}`;

/**
 * A plain page as a CMS would render it, with a card for each control. Its text is the same in every run.
 * @param {{ head: string, controls: string[], sectionAttributes?: string, foot?: string }} parts markup
 */
export function cityPage({ head, controls, sectionAttributes = '', foot = '' }) {
  const links = SECTIONS.map((name) => `<a href="#${name}">${name}</a>`).join(' ');
  const cards = controls.map((control, index) => card(control, index)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Places of the city</title><link rel="icon" href="data:,"><style>${STYLE}</style>
${head}
</head><body>
<header><strong>The Daily Page</strong><nav>${links}</nav></header>
<main><h1>Places of the city</h1><p>${makeSentence(1)}</p>
<section class="cards" ${sectionAttributes}>${cards}</section></main>
<footer><p>${makeSentence(2)}</p></footer>
${foot}
</body></html>`;
}

/**
 * @param {string} control
 * @param {number} index
 */
function card(control, index) {
  return `<article class="card"><h2>${makeTitle(index)}</h2><p>${makeSentence(index)}</p>${control}</article>`;
}
