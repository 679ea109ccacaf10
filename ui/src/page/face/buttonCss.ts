import type { ThemeState } from '@wallet-kit/sdk'

// The border is transparent until forced colours show it. The browser's own focus ring is visible on any page.
const shape = `
.wk-button{box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:44px;
max-inline-size:100%;margin:0;padding:0 18px;border:1px solid transparent;border-radius:calc(3.5*var(--wk-button-radius));font:600 15px/1.25 var(--wk-button-font);
letter-spacing:normal;text-transform:none;white-space:nowrap;cursor:pointer;touch-action:manipulation;
background:var(--wk-button-accent);color:var(--wk-button-on)}
.wk-button:hover{background:color-mix(in srgb,var(--wk-button-accent) 88%,#000)}
.wk-button:focus-visible{outline:auto}
.wk-button[data-size=sm]{min-block-size:36px;padding-inline:14px;border-radius:calc(3*var(--wk-button-radius));font-size:14px}
.wk-button[data-kind=account]{padding-inline-start:44px;background:0 0;color:inherit}
.wk-button:disabled{cursor:not-allowed;opacity:.55}
.wk-button-wheel{flex:none;inline-size:16px;block-size:16px;box-sizing:border-box;border:2px solid;border-inline-end-color:transparent;
border-radius:50%;animation:wk-turn .8s linear infinite}
@property --wk-button-color{syntax:'<color>';inherits:true;initial-value:#4665ff}
@keyframes wk-turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.wk-button-wheel{animation:none}}
`.replaceAll('\n', '')

// `defaultAccent` of the modal. Sharing that module would make bundlers split React out of the app's own chunk.
const fallback = '#4665ff'

// A browser that can't compute colours shows the default fill. Text on the accent reaches 4.5:1 in CSS itself, by the rule of `accentFill`: `y` is the relative luminance of WCAG
// 2.2. White goes on what has 3:1 to it (y up to 0.3), and there the fill is darkened until white has 4.5:1 (y of 0.18).
const isDark = 'clamp(0,(.3 - y)*9999,1)'
const share = `max(min(1,.18/y),1 - ${isDark})`
const from = 'color(from var(--wk-button-color) xyz-d65'
const computed = `--wk-button-accent:${from} calc(x*${share}) calc(y*${share}) calc(z*${share})/1);--wk-button-on:${from} calc(.95*${isDark}) ${isDark} calc(1.089*${isDark})/1)`

const systemFont = 'system-ui,sans-serif'

/** Style sheet of the buttons in one theme, and the class that selects it, so that two kits can differ. */
export interface ButtonCss {
  readonly id: string
  readonly css: string
}

/** The host app's accent, corners and fonts lose what could end the declaration. */
export function buttonCss({ themeSetting, themeVariables }: Omit<ThemeState, 'themeMode'>): ButtonCss {
  const accent = themeVariables['--apkt-accent'] ?? themeVariables['--w3m-accent'] ?? ''
  const color = /^(#|rgb|hsl)[\w\s,.%/()]*$/i.test(accent) ? accent : fallback
  const font = (
    themeVariables['--apkt-font-family'] ??
    themeVariables['--w3m-font-family'] ??
    systemFont
  ).replace(/[^\w\s,'"-]/g, '')
  const corner =
    themeVariables['--apkt-border-radius-master'] ?? themeVariables['--w3m-border-radius-master'] ?? ''
  const radius = /^[\d.]+(px|r?em)$/.test(corner) ? corner : '4px'
  const id = `wk-${themeSetting}-${(color + radius + font).replace(/\W/g, '')}`
  const values = `--wk-button-color:${color};--wk-button-accent:${fallback};--wk-button-on:#fff;--wk-button-radius:${radius};--wk-button-font:${font}`
  return {
    id,
    css: `${shape}.${id}{${values}}@supports(color:color(from red xyz-d65 x y z)){.${id}{${computed}}}`,
  }
}
