/** Style sheet of the small pages: one column, from 320 px, in the reader's colour scheme. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f1f2f6, #101116);
  --card: light-dark(#ffffff, #1b1d25);
  --raised: light-dark(#f1f2f6, #262933);
  --line: light-dark(#dcdee6, #343845);
  --text: light-dark(#14161c, #f2f3f7);
  --muted: light-dark(#5b6070, #a3a8b8);
  --accent: light-dark(#4338ca, #a5b0ff);
  --on-accent: light-dark(#ffffff, #12142a);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1rem; }
h1 { font-size: 1.25rem; margin: 0; line-height: 1.25; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
form { display: grid; gap: 0.75rem; }
.muted { color: var(--muted); font-size: 0.875rem; }
.number { font-size: 1.75rem; line-height: 1.25; letter-spacing: 0.15em; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
li {
  background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem;
  display: grid; gap: 0.5rem; min-width: 0;
}
pre {
  margin: 0; padding: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--raised); border-radius: 0.75rem; font: 0.8125rem/1.5 ui-monospace, monospace;
}
button {
  min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem;
}
button.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
