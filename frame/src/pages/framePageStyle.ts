/**
 * Style sheet of the frame's page: fits 360 x 600 px and a width of 320 px, in the colours of the modal around it, dark
 * unless the page's theme is light.
 */
export const framePageStyle = `
:root {
  color-scheme: dark;
  --page: light-dark(#ffffff, #131418);
  --raised: light-dark(#f4f5f8, #1d1f25);
  --text: light-dark(#13151a, #f3f4f7);
  --muted: light-dark(#535a68, #a7adba);
  --warning: light-dark(#9a5b00, #f5b83d);
  --accent: #4665ff;
  --on-accent: #ffffff;
  font: 16px/1.5 system-ui, sans-serif;
}
:root[data-theme='light'] { color-scheme: light; }
* { box-sizing: border-box; }
html, body { height: 100%; }
body { margin: 0; background: var(--page); color: var(--text); }
main { height: 100%; padding: 1rem; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; gap: 0.75rem; }
h1 { font-size: 1.125rem; line-height: 1.3; margin: 0; }
h2 { font-size: 0.875rem; margin: 0; }
p { margin: 0; overflow-wrap: anywhere; }
.muted { color: var(--muted); font-size: 0.875rem; }
.details { overflow: auto; display: flex; flex-direction: column; gap: 0.75rem; min-width: 0; border-radius: 0.5rem; }
.details > section { flex: none; display: grid; gap: 0.375rem; min-width: 0; }
/* A short text fills the view like a sheet of paper. */
.details > section:last-child:has(pre) { flex: 1 0 auto; grid-template-rows: auto 1fr; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 0.75rem; margin: 0; font-size: 0.875rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
:is(dt, dd).warning { color: var(--warning); }
dd.warning { font-weight: 600; }
pre {
  margin: 0; padding: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--raised); border-radius: 0.75rem; font: 0.8125rem/1.5 ui-monospace, monospace;
}
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
button {
  min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--text); background: var(--raised); border: 1px solid transparent; border-radius: 0.875rem;
}
button.primary { color: var(--on-accent); background: var(--accent); }
button[aria-disabled=true] { opacity: 0.55; cursor: default; }
/* It gets the focus by script, so that it is read. */
h1:focus { outline: none; }
:is(button, .details):focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`
