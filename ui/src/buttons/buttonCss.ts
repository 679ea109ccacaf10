import type { ThemeState } from '@wallet-kit/sdk'
import { accentFill } from '../theme/color/accentFill.ts'
import { formatColor } from '../theme/color/formatColor.ts'
import { parseColor } from '../theme/color/parseColor.ts'
import { defaultAccent } from '../theme/defaultAccent.ts'

const shape = `
.wk-button{box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:44px;
max-inline-size:100%;margin:0;padding:0 18px;border:1px solid transparent;border-radius:14px;font:600 15px/1.25 var(--wk-button-font);
letter-spacing:normal;text-transform:none;white-space:nowrap;cursor:pointer;touch-action:manipulation;
-webkit-tap-highlight-color:transparent;transition:background-color .15s,border-color .15s;
background:var(--wk-button-accent);color:var(--wk-button-on)}
.wk-button:hover{background:color-mix(in srgb,var(--wk-button-accent) 88%,#000)}
.wk-button:focus-visible{outline:2px solid var(--wk-button-text);outline-offset:2px}
.wk-button[data-size=sm]{min-block-size:36px;padding-inline:14px;border-radius:12px;font-size:14px}
.wk-button[aria-busy=true]{cursor:progress}
.wk-button:disabled{cursor:not-allowed;opacity:.55}
.wk-button-wheel{flex:none;inline-size:16px;block-size:16px;box-sizing:border-box;border:2px solid;border-inline-end-color:transparent;
border-radius:50%;animation:wk-turn .8s linear infinite}
@keyframes wk-turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.wk-button{transition:none}.wk-button-wheel{animation:none}}
@media (forced-colors:active){.wk-button{border-color:ButtonText}}
`.replaceAll('\n', '')

const text = { dark: '#f3f4f7', light: '#13151a' }

const systemFont = "Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

/** Style sheet of the buttons in one theme, and the class that selects it, so that two kits can differ. */
export interface ButtonCss {
  readonly id: string
  readonly css: string
}

/** Everything in it is either ours or a parsed colour; a font list loses what could end the declaration. */
export function buttonCss({ themeMode, themeVariables }: ThemeState): ButtonCss {
  const accent = parseColor(themeVariables['--w3m-accent'] ?? '') ?? defaultAccent[themeMode]
  const { fill, on } = accentFill(accent)
  const font = (themeVariables['--w3m-font-family'] ?? systemFont).replace(/[^\w\s,'"-]/g, '')
  const id = `wk-${themeMode}-${formatColor(fill).slice(1)}`
  const values = `--wk-button-accent:${formatColor(fill)};--wk-button-on:${formatColor(on)};--wk-button-font:${font};--wk-button-text:${text[themeMode]}`
  return { id, css: `${shape}.${id}{${values}}` }
}
