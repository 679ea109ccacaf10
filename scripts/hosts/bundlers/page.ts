/** The page of a build that writes `main.js` beside it. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A host app</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.js"></script>
  </body>
</html>
`

/** The page as a bundler reads it that begins with HTML. */
export const sourcePage = page.replace('./main.js', './main.tsx')
