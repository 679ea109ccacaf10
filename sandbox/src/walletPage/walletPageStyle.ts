/** Style sheet of the wallet page: one column, from 320 px, in the reader's colour scheme. */
export const walletPageStyle = `
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
  --danger: light-dark(#b3261e, #ff9a92);
  --good: light-dark(#11703a, #7ddba3);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; display: grid; gap: 1rem; }
header { display: flex; gap: 0.75rem; align-items: center; }
header img { width: 3rem; height: 3rem; border-radius: 0.875rem; }
h1 { font-size: 1.25rem; margin: 0; line-height: 1.25; }
h2 { font-size: 1rem; margin: 0 0 0.75rem; }
p { margin: 0; }
.muted { color: var(--muted); font-size: 0.875rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; min-width: 0; }
.prompt { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.stack { display: grid; gap: 0.75rem; min-width: 0; }
.actions { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.5rem; }
label { font-weight: 600; font-size: 0.875rem; }
.check { display: flex; gap: 0.625rem; align-items: center; font-weight: 400; min-height: 2.75rem; }
.check input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
input[type='text'] {
  width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem;
}
button {
  min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem;
}
button.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button.danger { color: var(--danger); }
button:disabled { opacity: 0.55; cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 0.75rem; margin: 0; font-size: 0.875rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
pre {
  margin: 0; padding: 0.75rem; max-height: 16rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--raised); border-radius: 0.75rem; font: 0.8125rem/1.5 ui-monospace, monospace;
}
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem; align-items: center; }
.good { color: var(--good); }
.bad { color: var(--danger); }
`
