/** Style sheet of the dashboard, after that of the frame: one column of cards, from 320 px, in the reader's colours. */
export const dashboardStyle = `
:root {
  color-scheme: light dark;
  --back: light-dark(#f1f2f6, #0d0e12);
  --line: light-dark(#dcdee6, #2c2f38);
  --accent: light-dark(#3d55d9, #8c9bff);
  --on-accent: light-dark(#ffffff, #10122a);
  --danger: light-dark(#b3261e, #ff9d94);
}
.page { background: var(--back); }
.page main { height: auto; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: block; }
.page main > div { display: grid; gap: 1rem; }
.page h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
.page h2 { font-size: 1.0625rem; }
.page header { display: grid; gap: 0.5rem; justify-items: start; }
.page main section, .login {
  background: var(--page); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem;
  display: grid; gap: 0.75rem; min-width: 0;
}
.page dialog .login { padding: 0; border: 0; }
.page ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
.page ul li {
  display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between;
  border-top: 1px solid var(--line); padding-top: 0.5rem;
}
.page ul li > div { display: grid; min-width: 0; flex: 1 1 12rem; }
.page li span, .page li strong { overflow-wrap: anywhere; }
.page .actions { display: flex; flex-wrap: wrap; align-items: center; }
.page .setting { display: grid; gap: 0.5rem; justify-items: start; }
.page form { display: grid; gap: 0.5rem; }
.page label { display: grid; gap: 0.25rem; }
.page label.tick { grid-template-columns: auto 1fr; gap: 0.75rem; align-items: start; }
.page input:not([type=checkbox]) {
  font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--muted); border-radius: 0.75rem;
  padding: 0.625rem 0.75rem; min-height: 3rem; width: 100%; min-width: 0;
}
.page input[type=checkbox] { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.page main section > button { justify-self: start; }
.page button { min-height: 2.75rem; border-color: var(--line); }
.page button.danger { color: var(--danger); border-color: var(--danger); background: none; }
.page :is(button, input):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.page h2:focus { outline: none; }
.page .error { color: var(--danger); }
.page .error:empty, .status:empty { display: none; }
.status {
  position: sticky; top: 0.5rem; z-index: 1;
  background: var(--page); border: 1px solid var(--accent); border-radius: 0.75rem; padding: 0.75rem 1rem;
  margin: 0 0 1rem;
}
.warning { border-inline-start: 4px solid var(--danger); padding-inline-start: 0.75rem; }
.page dialog {
  color: var(--text); background: var(--page); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem;
  width: min(32rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); overflow: auto;
}
.page dialog::backdrop { background: rgb(0 0 0 / 60%); }
.page dialog[open] { display: grid; gap: 0.75rem; }
.approval { display: grid; gap: 0.75rem; }
.words { columns: 2; margin: 0; padding: 0.75rem 0.75rem 0.75rem 2.5rem; background: var(--raised); border-radius: 0.75rem; }
.words li { font: 600 1rem/1.8 ui-monospace, monospace; }
`
