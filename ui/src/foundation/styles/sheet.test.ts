// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

let styles: typeof import('./sheet.ts')
let shadow: ShadowRoot

const rulesOf = (root: ShadowRoot) =>
  root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))

beforeEach(async () => {
  vi.resetModules()
  styles = await import('./sheet.ts')
  shadow = document.createElement('div').attachShadow({ mode: 'open' })
})

describe('defineRules', () => {
  it('writes rules once, when they are first used', () => {
    const write = vi.fn((name: string) => `.${name} { color: red; }`)
    const rules = styles.defineRules(write)
    styles.adoptStyles(shadow)
    expect(write).not.toHaveBeenCalled()

    rules.use()
    rules.use()
    styles.applyRules()
    expect(write).toHaveBeenCalledExactlyOnceWith(rules.name)
    expect(rulesOf(shadow)).toHaveLength(1)
  })

  it('applies rules in the order of their definitions, whichever is used first', () => {
    const base = styles.defineRules(() => '.base { color: red; }')
    const extending = styles.defineRules(() => '.extending { color: blue; }')
    extending.use()
    styles.adoptStyles(shadow)
    base.use()
    styles.applyRules()
    expect(rulesOf(shadow).map((text) => text.split(' ')[0])).toEqual(['.base', '.extending'])
  })

  it('leaves the sheet alone when nothing new is used', () => {
    const rules = styles.defineRules(() => '.one { color: red; }')
    rules.use()
    styles.adoptStyles(shadow)
    const [sheet] = shadow.adoptedStyleSheets
    if (!sheet) throw new Error('no sheet was adopted')
    const replace = vi.spyOn(sheet, 'replaceSync')
    rules.use()
    styles.applyRules()
    expect(replace).not.toHaveBeenCalled()
  })
})
