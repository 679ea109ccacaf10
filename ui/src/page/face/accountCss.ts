import type { ThemeSetting } from '@wallet-kit/sdk'

const plane = {
  // The page's own colour of text, which is legible wherever the button is, and right from the server's HTML on.
  auto: `--wk-button-plane:${pageText(7)};--wk-button-hover:${pageText(12)};--wk-button-border:${pageText(20)};--wk-button-quiet:${pageText(80)}`,
  dark: '--wk-button-plane:#1d1f25;--wk-button-hover:#262930;--wk-button-border:#2b2e36;--wk-button-quiet:#a7adba;color:#f3f4f7',
  light:
    '--wk-button-plane:#fff;--wk-button-hover:#f4f5f8;--wk-button-border:#d8dce4;--wk-button-quiet:#535a68;color:#13151a',
}

/** Style of a button that shows an account: a quiet plane in place of the accent. */
export function accountCss(themeSetting: ThemeSetting): string {
  const button = `.wk-button[data-theme=${themeSetting}][data-kind=account]`
  return `
${button}{${plane[themeSetting]};padding-inline-start:18px;background:var(--wk-button-plane);border-color:var(--wk-button-border);
font-variant-numeric:tabular-nums}
${button}:hover{background:var(--wk-button-hover)}
.wk-button-face{flex:none;margin-inline-start:-12px;inline-size:30px;block-size:30px;border-radius:calc(2.5*var(--wk-button-radius));overflow:hidden}
.wk-button-face>img{inline-size:100%;block-size:100%;object-fit:cover}
.wk-button-face>img:not([hidden]){display:block}
.wk-button[data-size=sm] .wk-button-face{inline-size:24px;block-size:24px;border-radius:calc(2*var(--wk-button-radius))}
.wk-button-name{min-inline-size:11ch;max-inline-size:20ch;overflow:hidden;text-overflow:ellipsis;text-align:start}
.wk-button[aria-busy=true] .wk-button-face{animation:wk-quiet 1.6s ease-in-out infinite alternate}
@keyframes wk-quiet{to{opacity:.4}}
@media (prefers-reduced-motion:reduce){.wk-button[aria-busy=true] .wk-button-face{animation:none;opacity:.6}}
.wk-button-note{min-inline-size:9ch;margin-inline-start:auto;font-weight:500;text-align:end;color:var(--wk-button-quiet)}
@media (forced-colors:active){${button}{border-color:ButtonText}}
`
}

function pageText(percent: number): string {
  return `color-mix(in srgb,currentColor ${percent}%,transparent)`
}
