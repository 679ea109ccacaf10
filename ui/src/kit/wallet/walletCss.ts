/** Style of the mark in the button of one wallet: its image over its letters. */
export const walletCss = `
.wk-button-mark{display:grid;place-items:center;font-size:11px;background:var(--wk-button-border)}
.wk-button-mark>*{grid-area:1/1}
.wk-button-wallet{overflow:hidden;text-overflow:ellipsis}
.wk-button[aria-busy=true] .wk-button-mark{animation:wk-quiet 1.6s ease-in-out infinite alternate}
`
