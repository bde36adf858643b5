const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif}main{max-width:1080px;margin:0 auto;padding:24px}
.guide-cards{display:grid;grid-template-columns:repeat(4,1fr);gap:32px 24px;margin:0;padding:0;list-style:none}.guide-card img{width:100%;height:auto;aspect-ratio:3/2;object-fit:cover}`;

/**
 * A plain page for a grid; the peer's cards have about the same size as ours.
 * @param {{ head: string, body: string }} parts markup
 */
export const cardsPage = ({ head, body }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Places of the city</title><link rel="icon" href="data:,"><style>${STYLE}</style>
${head}
</head><body><main><h1>Places of the city</h1>${body}</main></body></html>`;
