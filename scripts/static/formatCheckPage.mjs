/**
 * A page that shows whether the folder is served as it should be: it has one widget that needs no API, and says by its style
 * alone whether that has started.
 * @param {string[]} names of the widgets in the folder
 */
export function formatCheckPage(names) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Cityguide’s files</title>
    <style>
      body { font: 1rem/1.5 sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
      .works { display: none }
      [data-cg-status="ready"] ~ .works { display: block }
      [data-cg-status="ready"] ~ .waits { display: none }
    </style>
    <script async src="widgets/embed.js"></script>
  </head>
  <body>
    <h1>Cityguide’s files</h1>
    <div data-widget="category-menu" data-load="eager">
      <form method="get" action="#">
        <label>A widget <select name="page"><option value="">Choose</option><option value="#top">Top</option></select></label>
      </form>
    </div>
    <p class="works" role="status">It works: the widget above has started from this host.</p>
    <p class="waits">The widget above has not started. If this stays, the browser’s console (F12) says why.</p>
    <p>Here are: ${names.join(', ')}.</p>
  </body>
</html>
`;
}
